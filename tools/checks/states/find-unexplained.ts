/** The page of a component, and the files of the stories that it shows. */
export interface Page {
  /** From the folder of the library: `account/LoginForm/LoginForm.mdx`. */
  file: string;
  text: string;
  /** The text of each file, by the name that the page calls it. */
  stories: Readonly<Record<string, string>>;
}

type Line = 'heading' | 'example' | 'words';

const exampleOf = /^<Canvas of=\{(\w+)\.(\w+)\}/;

function kindOf(line: string): Line {
  if (line.startsWith('#')) return 'heading';
  return line.startsWith('<') ? 'example' : 'words';
}

/** Examples of which nothing is said, one sentence each: a picture alone does not tell a rule. */
export function findUnexplained({ file, text }: Page): string[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.flatMap((line, index) => {
    const [, , name] = exampleOf.exec(line) ?? [];
    if (name === undefined || kindOf(lines[index - 1] ?? '#') === 'words') return [];
    return [`${file}: says nothing of ${name}`];
  });
}

const framed = 'inline: false';

function everyStoryOf(stories: string): string {
  return /^const meta = \{[\s\S]*?^\} satisfies/m.exec(stories)?.[0] ?? '';
}

/** What a story is made of, as it is written; empty for a name that is not there. */
function sourceOf(stories: string, name: string): string {
  return new RegExp(`^export const ${name}\\b[\\s\\S]*?^\\};`, 'm').exec(stories)?.[0] ?? '';
}

/** A play runs in a frame of its own, and not in the page: without one its story stands untouched. */
export function findUnplayed({ file, text, stories }: Page): string[] {
  return text.split('\n').flatMap((line) => {
    const [, from = '', name = ''] = exampleOf.exec(line) ?? [];
    const all = stories[from] ?? '';
    if ([line, everyStoryOf(all), sourceOf(all, name)].some((part) => part.includes(framed))) {
      return [];
    }
    const played = /\buserEvent\b|play: [A-Z]/.test(sourceOf(all, name));
    return played ? [`${file}: shows ${name} before it is played`] : [];
  });
}
