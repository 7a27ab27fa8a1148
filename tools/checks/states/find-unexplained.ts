import { sourceOf } from './story-source.ts';

/** The page of a component, and the files of the stories that it shows. */
export interface Page {
  /** From the folder of the library: `account/LoginForm/LoginForm.mdx`. */
  file: string;
  text: string;
  /** The text of each file, by the name that the page calls it. */
  stories: Readonly<Record<string, string>>;
}

type Line = 'heading' | 'example' | 'words';

const exampleOf = /<Canvas of=\{(\w+)\.(\w+)\}/;
/** A tag alone on its line opens or closes what frames an example, and says nothing of it. */
const frameOf = /^\s*<[^<>]*[^<>/]>$/;

function kindOf(line: string): Line {
  if (line.startsWith('#')) return 'heading';
  return line.trimStart().startsWith('<') ? 'example' : 'words';
}

/** Examples of which nothing is said, one sentence each: a picture alone does not tell a rule. */
export function findUnexplained({ file, text }: Page): string[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !frameOf.test(line));
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

const shared = /\b(?:play:|: Story =) (?!async\b)(\w+)/g;

/** Whether it acts, by itself or by a play that it shares; one from another file may. */
function mayAct(stories: string, name: string): boolean {
  const source = sourceOf(stories, name);
  if (source === '' || /\buserEvent\b/.test(source)) return true;
  return [...source.matchAll(shared)].some(([, other = '']) => mayAct(stories, other));
}

/** A play runs in a frame of its own, and not in the page: without one its story is untouched. */
export function findUnplayed({ file, text, stories }: Page): string[] {
  return text.split('\n').flatMap((line) => {
    const [, from = '', name = ''] = exampleOf.exec(line) ?? [];
    const all = stories[from];
    if (all === undefined) return [];
    if ([line, everyStoryOf(all), sourceOf(all, name)].some((part) => part.includes(framed))) {
      return [];
    }
    return mayAct(all, name) ? [`${file}: shows ${name} before it is played`] : [];
  });
}
