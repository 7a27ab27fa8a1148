import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { generate, types } from 'storybook/internal/babel';
import { describe, expect, test } from 'vitest';
import { typeOf } from '../../.storybook/arg-types.ts';
import { freeNames } from '../../.storybook/plain-code.ts';
import { codeSamples, type Enrich, sampleOf, withNames } from '../../.storybook/code-samples.ts';

const root = path.resolve(import.meta.dirname, '../..');

describe('the sample of a story', () => {
  test.each([
    [
      'the element alone, with no mock',
      'const Default = () => <Button onClick={fn()} busy>Save</Button>;',
      '<Button onClick={() => {}} busy>Save</Button>',
    ],
    [
      'with the callback of a mock',
      'const Default = () => <Form onSend={fn<Send>(async (form: Values) => form)} />;',
      '<Form onSend={async (form) => form} />',
    ],
    [
      'the component in place of what holds its value',
      'const Default = () => <Demo open><p>Two nights</p></Demo>;',
      '<Button open><p>Two nights</p></Button>',
    ],
    [
      'closed on a line of its own',
      'const Filled = () => <Button\n    value={1}\n    busy />;',
      '<Button\n    value={1}\n    busy\n/>',
    ],
    [
      'a story of several lines as it is',
      'const Kept = () => {\n  return <Button onClick={fn()} />;\n};',
      'const Kept = () => {\n  return <Button onClick={() => {}} />;\n};',
    ],
  ])('%s', (_, snippet, sample) => {
    expect(sampleOf(snippet, 'Button')).toBe(sample);
  });

  const roomStories = path.resolve(root, 'packages/ui/src/rooms/RoomCard/RoomCard.stories.tsx');
  const moduleOf = (code: string) => ({ file: roomStories, code });

  test('is below the imports that an application needs, and no others', () => {
    const story = moduleOf(readFileSync(roomStories, 'utf8'));
    expect(withNames('<RoomCard room={buildRoom()} />', story)).toBe(
      `import { buildRoom } from '@vestibule/domain/rooms/builders';
import { RoomCard } from '@vestibule/ui/rooms';

<RoomCard room={buildRoom()} />`,
    );
    expect(withNames('<p>Two nights</p>', story)).toBe('<p>Two nights</p>');
  });

  test('is below the values of its file and of its data, without their types', () => {
    const story = moduleOf(`import { storyRooms } from '../rooms.story-data.js';
import { RoomGrid } from '../RoomGrid/RoomGrid.js';
const least: number = 2;
const found = storyRooms.slice(0, least as number).map((room: Room) => ({ room }));`);
    const sample = withNames('<RoomGrid rooms={found} />', story);
    expect(sample).toContain("import { RoomGrid } from '@vestibule/ui/rooms';");
    expect(sample).toContain('const storyRooms = ');
    expect(sample).toContain(`const least = 2;

const found = storyRooms.slice(0, least).map((room) => ({ room }));

<RoomGrid rooms={found} />`);
    expect(freeNames(sample)).toEqual([]);
  });

  test('imports under its own name what the story calls otherwise', () => {
    const story = moduleOf("import { MobileMenu as Menu } from './MobileMenu.js';");
    expect(withNames('<Header menu={Menu} />', story)).toContain(
      "import { MobileMenu as Menu } from '@vestibule/ui/navigation';",
    );
  });

  test('imports no type that is named as one of its words', () => {
    const story = moduleOf("import { buildRoom, type Room } from '@vestibule/domain/rooms';");
    expect(withNames('<h1>Room</h1>', story)).toBe('<h1>Room</h1>');
  });

  const file = `import { Button } from './Button.js';
const meta = { title: 'Actions/Button', component: Button };
export default meta;
export const Default = {};`;
  const storyWith = async (snippet: string) => {
    const csf = loadCsf(file, { makeTitle: (title) => title ?? '' }).parse();
    const code = types.objectProperty(types.identifier('code'), types.stringLiteral(snippet));
    const statement = types.expressionStatement(types.objectExpression([code]));
    await codeSamples.experimental_enrichCsf(async ({ _ast }) => {
      _ast.program.body.push(statement);
    })(csf, csf);
    return generate(csf._ast).code;
  };

  test('is in its file when Storybook is built', async () => {
    expect(await storyWith('const Default = () => <Demo onClick={fn()} />;')).toContain(
      String.raw`code: "import { Button } from '@vestibule/ui/actions';\n\n<Button onClick={() => {}} />"`,
    );
  });

  test('is left to its source where Storybook could read none', async () => {
    const built = await storyWith('Expected story to be csf factory, function or an object');
    expect(built).toContain("title: 'Actions/Button'");
    expect(built).not.toContain('Expected');
  });
});

const stories = globSync('packages/ui/src/**/*.stories.tsx', { cwd: root }).filter(
  (file) => !/\/internal\/|\.matrix\./.test(file),
);

/** The samples of a file of stories, as Storybook and the configuration write them. */
async function samplesOf(file: string): Promise<string[]> {
  const fileName = path.join(root, file);
  const csf = loadCsf(readFileSync(fileName, 'utf8'), {
    fileName,
    makeTitle: (title) => title ?? '',
  });
  csf.parse();
  const own = csf._ast.program.body.length;
  await codeSamples.experimental_enrichCsf(await storybooksOwn())(csf, csf);
  const samples: string[] = [];
  for (const statement of csf._ast.program.body.slice(own)) {
    types.traverseFast(statement, (node) => {
      if (types.isObjectProperty(node) && types.isIdentifier(node.key, { name: 'code' }))
        if (types.isStringLiteral(node.value)) samples.push(node.value.value);
    });
  }
  return samples;
}

/** What a file of stories imports from the library's own files, beside data. */
const partsIn = (file: string) =>
  [
    ...readFileSync(path.join(root, file), 'utf8').matchAll(
      /import \{([^}]*)\} from '\.(?![^']*story-data)/g,
    ),
  ].flatMap(([, names = '']) => names.split(',').map((name) => name.trim()));

async function storybooksOwn() {
  const require = createRequire(import.meta.url);
  const near = createRequire(require.resolve('@storybook/react-vite/package.json'));
  const preset = (await import(near.resolve('@storybook/react/preset'))) as {
    experimental_enrichCsf: (input: undefined, options: object) => Promise<Enrich>;
  };
  const presets = { apply: () => Promise.resolve({ experimentalCodeExamples: true }) };
  return preset.experimental_enrichCsf(undefined, { presets });
}

test.each(stories)('each name in the samples of %s is imported or declared', async (file) => {
  const samples = await samplesOf(file);
  // A part of another component is not imported by itself, as its page says.
  const parts = new Set([path.basename(file).split('.')[0], ...partsIn(file)]);
  const unknown = samples.flatMap((sample) => freeNames(sample).filter((name) => !parts.has(name)));
  expect([...new Set(unknown)]).toEqual([]);
});

/** A second that goes by is a mock of the clock, and nothing to copy. */
const withMock = /Countdown\.stories/;

test.each(stories.filter((file) => !withMock.test(file)))(
  'no sample of %s is code of a test',
  async (file) => {
    // The elements of a list keep the arguments' name.
    const ofTests = /from 'storybook\/test'|^const \w+ = \(args\)(?![\s\S]*\.map\()/m;
    expect((await samplesOf(file)).filter((sample) => ofTests.test(sample))).toEqual([]);
  },
);

describe('the type of a property', () => {
  const table = (summary: string) => ({ type: { summary } });

  test.each([['union'], ['Partial']])('%s is written out', (summary) => {
    const type = { name: 'other', value: summary, raw: "'small' | 'large'" } as const;
    expect(typeOf({ name: 'size', type, table: table(summary) }, undefined)).toBe(type.raw);
  });

  test('a list that Storybook cannot read is one', () => {
    expect(typeOf({ name: 'toasts', table: table('unknown') }, [])).toBe('array');
    expect(typeOf({ name: 'room', table: table('Room') }, {})).toBe('Room');
  });
});
