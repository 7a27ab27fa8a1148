import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { withTerminal } from './terminal.js';

test.each([
  [true, /Coral[\s\S]+968/],
  // Nobody echoes what a pipe brings.
  [false, /Name: Password: \nPhone: $/],
])(
  'a secret is asked without being shown, and the next answer is shown again (terminal: %s)',
  async (isTTY, others) => {
    const input = Object.assign(new PassThrough(), { isTTY });
    const output = new PassThrough();
    const answers = await withTerminal(
      async (ask) => {
        const answer = (question: { text: string; secret?: boolean }, typed: string) => {
          const given = ask(question);
          input.write(`${typed}\n`);
          return given;
        };
        return [
          await answer({ text: 'Name' }, 'Coral'),
          await answer({ text: 'Password', secret: true }, 'Anemone7reefs'),
          await answer({ text: 'Phone' }, '968'),
        ];
      },
      { input, output },
    );
    output.end();
    const shown = await text(output);
    expect(answers).toEqual(['Coral', 'Anemone7reefs', '968']);
    expect(shown).toContain('Password: \n');
    expect(shown).not.toMatch(/Anem|reefs/);
    expect(shown).toMatch(others);
  },
);

test('whoever leaves before the last answer hears that nothing was changed', async () => {
  const input = new PassThrough();
  const asked = withTerminal((ask) => ask({ text: 'Password', secret: true }), {
    input,
    output: new PassThrough(),
  });
  input.end();
  await expect(asked).rejects.toThrow('Nothing was changed.');
});
