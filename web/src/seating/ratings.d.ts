declare module '*?ratings' {
  const ratings: Record<number, Record<string, number>>;
  export default ratings;
}
