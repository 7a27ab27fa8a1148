import { override, textPack } from '@vestibule/domain/words';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Rich, useTexts, withTags } from './texts.js';
import { VestibuleProvider } from './VestibuleProvider.js';

const texts = {
  accept: 'I accept the <terms>terms</terms> for <price/> and <all>all</all> that follows',
  yes: 'Yes',
};

const Terms = ({ children }: { children?: ReactNode }) => <a href="/terms">{children}</a>;

function Sample() {
  const t = useTexts(texts);
  return (
    <p>
      <Rich text={t.accept} terms={<Terms />} price={<b>$5</b>} /> {t.yes}
    </p>
  );
}

const shown = (pack?: ReturnType<typeof textPack>) =>
  renderToStaticMarkup(
    <VestibuleProvider fontsUrl={false} {...(pack && { texts: pack })}>
      <Sample />
    </VestibuleProvider>,
  );

it('a component shows its own words without a pack, with the parts that are more than text', () => {
  expect(shown()).toContain(
    '<p>I accept the <a href="/terms">terms</a> for <b>$5</b> and all that follows Yes</p>',
  );
});

it('the pack of the provider replaces words, and may move a part', () => {
  const pack = textPack(override(texts, { accept: '<terms>أوافق</terms> على كل ما يلي' }));
  expect(shown(pack)).toContain('<p><a href="/terms">أوافق</a> على كل ما يلي Yes</p>');
});

it('a tag may be a function of its words', () => {
  const shouted = withTags('Book <b>now</b>', { b: (words) => <b>{words.toUpperCase()}</b> });
  expect(renderToStaticMarkup(shouted)).toBe('Book <b>NOW</b>');
});

it('a translation brings no HTML of its own', () => {
  const pack = textPack(
    override(texts, { accept: '<img src=x onerror=alert(1)> <terms>x</terms>' }),
  );
  expect(shown(pack)).toContain('<p>&lt;img src=x onerror=alert(1)&gt; <a href="/terms">x</a> Yes');
});
