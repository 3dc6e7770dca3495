import { answered } from './http.ts';

/** Lets the browser keep an answer as a file. */
export async function saveAnswer(path: string, name: string): Promise<void> {
  const { text } = await answered({ method: 'GET', path, body: null, type: null, key: null });
  const place = URL.createObjectURL(new Blob([text]));
  const link = document.createElement('a');
  link.href = place;
  link.download = name;
  link.click();
  URL.revokeObjectURL(place);
}
