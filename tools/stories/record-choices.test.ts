import { buildRoom } from '@vestibule/domain/rooms/builders';
import { describe, expect, it, test } from 'vitest';
import { describeProperties } from '../../.storybook/arg-types.ts';
import { recordChoices } from '../../.storybook/record-choices.ts';
import { asControlShows } from '../../.storybook/type-controls.ts';

/** What Storybook shows in the controls of a story with these args. */
const controlsOf = (initialArgs: Record<string, unknown>) =>
  describeProperties({ argTypes: {}, initialArgs });

test('a property that takes a record is chosen from named records, by every story', () => {
  const { room, label } = controlsOf({ room: buildRoom(), label: 'Rooms' });
  expect(room).toMatchObject({
    control: { type: 'select' },
    options: expect.arrayContaining(['A room', 'With a discount', 'Very long texts']),
    mapping: { 'Without pictures': { images: [] } },
  });
  expect(label).not.toHaveProperty('mapping');
});

test('a record that has no name yet is the story’s own', () => {
  const room = buildRoom({ name: 'A room of this story' });
  const { room: control } = controlsOf({ room });
  expect(control).toMatchObject({ mapping: { 'The story’s own': room } });
  expect(controlsOf({ room: buildRoom() })['room']).not.toHaveProperty([
    'mapping',
    'The story’s own',
  ]);
});

test('the control shows which record the story has', () => {
  const { room } = controlsOf({ room: buildRoom() });
  expect(asControlShows(room, buildRoom())).toBe('A room');
});

test('a component that a story gives is not edited as data', () => {
  expect(controlsOf({ page: () => null })['page']).toMatchObject({ control: false });
});

test('a property of that name that takes no record is left alone', () => {
  expect(controlsOf({ item: 'A sentence' })['item']).not.toHaveProperty('mapping');
});

describe.each(Object.entries(recordChoices))('%s', (_, records) => {
  it('offers records that differ', () => {
    const texts = Object.values(records).map((record) => JSON.stringify(record));
    expect(new Set(texts).size).toBe(texts.length);
  });
});
