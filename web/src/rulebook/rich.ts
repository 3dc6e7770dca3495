/** A piece of running text: plain, **strong** or *in other words*. */
export interface Run {
  kind: 'plain' | 'strong' | 'emphasis';
  text: string;
}

const MARKS = /\*\*(.+?)\*\*|\*(.+?)\*/g;

/** The pieces of a sentence in which strong words stand between double stars. */
export function runs(sentence: string): Run[] {
  const found: Run[] = [];
  let end = 0;
  for (const match of sentence.matchAll(MARKS)) {
    if (match.index > end) found.push({ kind: 'plain', text: sentence.slice(end, match.index) });
    const [whole, strong, emphasis = ''] = match;
    found.push(strong ? { kind: 'strong', text: strong } : { kind: 'emphasis', text: emphasis });
    end = match.index + whole.length;
  }
  if (end < sentence.length) found.push({ kind: 'plain', text: sentence.slice(end) });
  return found;
}
