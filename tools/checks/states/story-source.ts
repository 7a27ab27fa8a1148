/** What a name stands for in a file, up to what begins the next line; empty for one that is not there. */
export function sourceOf(file: string, name: string): string {
  const source = new RegExp(
    `^(?:export )?(?:const|async function|function) ${name}\\b[\\s\\S]*?(?=\\n[a-z/]|(?![\\s\\S]))`,
    'm',
  );
  return source.exec(file)?.[0] ?? '';
}
