import { expect, test } from 'vitest';
import { findOddNames } from './find-odd-names.ts';

const story = (name: string, title = 'Events/TicketDialog') => ({ type: 'story', title, name });

test.each(['Default', 'Fewer Tickets Accepted', 'Room Taken By Another Guest'])(
  '“%s” is a name',
  (name) => {
    expect(findOddNames([story(name)])).toEqual([]);
  },
);

test.each(['Took What Is Left', 'Lost The Race', 'Closed By The Browser While Busy'])(
  '“%s” is none',
  (name) => {
    expect(findOddNames([story(name)])).toEqual([expect.stringContaining(name)]);
  },
);

test('a rule of the foundations may be a sentence, and a page is called as it likes', () => {
  const page = { ...story('What we keep to and what we do not'), type: 'docs' };
  expect(findOddNames([story('Labels Stay', 'Foundations/Do and do not'), page])).toEqual([]);
});
