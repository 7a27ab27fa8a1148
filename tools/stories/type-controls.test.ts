import path from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { asControlShows, dayOf, typeControls } from '../../.storybook/type-controls.ts';
import { typeValues } from '../../.storybook/type-values.ts';

const sources = ['ui', 'domain'].map((name) =>
  path.resolve(import.meta.dirname, '../../packages', name, 'src'),
);
const values = typeValues(sources);

afterEach(() => {
  vi.unstubAllEnvs();
});

type Context = Parameters<ReturnType<typeof typeControls>>[0];

/** What Storybook shows in the controls of a component whose properties have these types. */
function controlsOf(displayName: string, types: Record<string, string>) {
  const argTypes = Object.fromEntries(
    Object.entries(types).map(([name, raw]) => [
      name,
      { name, type: { name: 'other', value: raw, raw } as const },
    ]),
  );
  const component = { __docgenInfo: { displayName } };
  return typeControls(values)({ argTypes, component } as unknown as Context);
}

describe('the control of a property', () => {
  test('that takes a value of a closed set offers its values', () => {
    const { availability, kind, tone, status } = controlsOf('RoomCard', {
      availability: '(typeof stayAvailabilities)[number]',
      kind: '(typeof pictureKinds)[number]',
      tone: 'BadgeTone | undefined',
      status: 'PaymentStatus',
    });
    expect(availability).toMatchObject({
      options: ['every-night', 'some-nights', 'none'],
      control: { type: 'radio' },
    });
    expect(kind).toMatchObject({
      options: expect.arrayContaining(['halls']),
      control: { type: 'select' },
    });
    expect(tone).toMatchObject({ options: expect.arrayContaining(['neutral', 'brass']) });
    expect(status).toMatchObject({ options: expect.arrayContaining(['pending', 'paid']) });
  });

  test('that takes a day is a calendar, which gives the day', () => {
    const { value, label } = controlsOf('DatePicker', { value: 'string', label: 'string' });
    expect(value).toMatchObject({ control: { type: 'date' } });
    expect(label).not.toHaveProperty('control');
    expect(dayOf(new Date(2026, 10, 5).getTime())).toBe('2026-11-05');
  });

  test.each(['America/Los_Angeles', 'Asia/Muscat', 'UTC'])('shows the day itself in %s', (zone) => {
    vi.stubEnv('TZ', zone);
    const { value } = controlsOf('DatePicker', { value: 'string' });
    const shown = new Date(asControlShows(value, '2026-12-04') as number);
    expect([shown.getFullYear(), shown.getMonth(), shown.getDate()]).toEqual([2026, 11, 4]);
    expect(dayOf(shown.getTime())).toBe('2026-12-04');
  });

  test('that takes a day is a calendar, also where a file beside the component declares it', () => {
    const { today } = controlsOf('RoomBookingSidebar', { today: 'string' });
    expect(today).toMatchObject({ control: { type: 'date' } });
  });

  test('of another type is as Storybook has it', () => {
    expect(controlsOf('RoomCard', { room: 'Room' })['room']).not.toHaveProperty('control');
  });
});
