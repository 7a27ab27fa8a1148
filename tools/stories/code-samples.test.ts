import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { generate, types } from 'storybook/internal/babel';
import { describe, expect, test } from 'vitest';
import { typeOf } from '../../.storybook/arg-types.ts';
import { codeSamples, sampleOf, withImports } from '../../.storybook/code-samples.ts';

const root = path.resolve(import.meta.dirname, '../..');

describe('the sample of a story', () => {
  test.each([
    [
      'the element alone, with no mock',
      'const Default = () => <Button onClick={fn()} busy>Save</Button>;',
      '<Button onClick={() => {}} busy>Save</Button>',
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

  test('stands below the imports that an application needs, and no others', () => {
    const stories = path.resolve(root, 'packages/ui/src/rooms/RoomCard/RoomCard.stories.tsx');
    const { body } = loadCsf(readFileSync(stories, 'utf8'), {
      makeTitle: (title) => title ?? '',
    })._ast.program;
    expect(withImports('<RoomCard room={buildRoom()} />', body)).toBe(
      `import { buildRoom } from '@vestibule/domain/rooms/builders';
import { RoomCard } from '@vestibule/ui/rooms';

<RoomCard room={buildRoom()} />`,
    );
    expect(withImports('<p>Two nights</p>', body)).toBe('<p>Two nights</p>');
  });

  test('imports under its own name what the story calls otherwise', () => {
    const story = "import { MobileMenu as Menu } from './MobileMenu.js';";
    const { body } = loadCsf(`${story}\nexport default { title: 'Header' };`, {
      makeTitle: (title) => title ?? '',
    })._ast.program;
    expect(withImports('<Header menu={Menu} />', body)).toContain(
      "import { MobileMenu as Menu } from '@vestibule/ui/navigation';",
    );
  });

  test('imports no type that is named as one of its words', () => {
    const story = "import { buildRoom, type Room } from '@vestibule/domain/rooms';";
    const { body } = loadCsf(`${story}\nexport default { title: 'Room' };`, {
      makeTitle: (title) => title ?? '',
    })._ast.program;
    expect(withImports('<h1>Room</h1>', body)).toBe('<h1>Room</h1>');
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

  test('stands in its file when Storybook is built', async () => {
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
