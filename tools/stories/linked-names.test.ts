import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { componentPages, linkedNames } from '../../.storybook/linked-names.ts';

const root = path.resolve(import.meta.dirname, '../..');

interface Node {
  type: string;
  value?: string;
  url?: string;
  depth?: number;
  children?: Node[];
}

function linksOf(own: string, said = ''): [string, string | undefined][] {
  const text = (value: string): Node => ({ type: 'text', value });
  const tree: Node = {
    type: 'root',
    children: [
      { type: 'heading', depth: 1, children: [text(own)] },
      { type: 'paragraph', children: [text(said)] },
    ],
  };
  linkedNames()(tree);
  const links: [string, string | undefined][] = [];
  const look = (node: Node) => {
    if (node.type === 'link') links.push([node.children?.[0]?.value ?? '', node.url]);
    node.children?.forEach(look);
  };
  look(tree);
  return links;
}

describe('the page of a component', () => {
  test('leads to the components that it names', () => {
    const said = 'Not for messages: use Toaster or Notice, as in CancelBookingDialog.';
    expect(linksOf('Dialog', said).slice(0, 3)).toEqual([
      ['Toaster', '?path=/docs/feedback-toaster--docs'],
      ['Notice', '?path=/docs/feedback-notice--docs'],
      ['CancelBookingDialog', '?path=/docs/bookings-cancelbookingdialog--docs'],
    ]);
  });

  test('takes no word for a component, and does not lead to itself', () => {
    const names = linksOf('Dialog', 'Price and terms. Dialog, a Dialog.').map(([name]) => name);
    expect(names).not.toContain('Price');
    expect(names).not.toContain('Dialog');
  });

  test('leads to a page by its title, not its file', () => {
    const [step] = linksOf('Dialog', 'a step is TicketsStep');
    expect(step).toEqual(['TicketsStep', '?path=/docs/events-ticket-steps-1-tickets--docs']);
  });

  test('says what its component is made of, and where it is in', () => {
    const names = linksOf('Dialog').map(([name]) => name);
    expect(names).toEqual(expect.arrayContaining(['CancelBookingDialog', 'HallRequestDialog']));
  });
});

const pages = globSync('packages/ui/src/**/*.mdx', { cwd: root });

test('every component has a page that is found', () => {
  expect(componentPages().size).toBe(pages.length);
});

test.each(pages)('%s leads to another component', (file) => {
  const text = readFileSync(path.join(root, file), 'utf8');
  const [, own = ''] = /^# (.*)$/m.exec(text) ?? [];
  expect(linksOf(own, text.replaceAll(/<[^>]*>/g, ''))).not.toEqual([]);
});

const foundations = globSync('.storybook/foundations/*.mdx', { cwd: root });
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');
const titlesOfPages = foundations.flatMap((file) => /^# (.*)$/m.exec(textOf(file))?.[1] ?? []);

/** What is named as a place to go to: "See Button", "the page Colour", and each name of several words. */
function namedPlaces(): string {
  const places = [...componentPages().keys(), ...titlesOfPages];
  const plain = places.filter((name) => /^\w[a-z]+(?: |[a-z]*[A-Z])/.test(name));
  return `(?:See|pages?) (?:\\w+, )?(?:${places.join('|')})\\b|\\b(?:${plain.join('|')})\\b`;
}

test.each(foundations)('%s leads to the pages that it names', (file) => {
  const words = textOf(file)
    .replaceAll(/^(?:#|import|<).*$/gm, '')
    .replaceAll(/`[^`]*`|\[[^\]]*\]\([^)]*\)/g, '');
  expect(words.match(new RegExp(namedPlaces(), 'g')) ?? []).toEqual([]);
});
