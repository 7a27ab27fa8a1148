import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { plainType } from '../../.storybook/plain-types.ts';
import { readTypes } from '../../.storybook/public-types.ts';
import { typeValues } from '../../.storybook/type-values.ts';

const packages = path.resolve(import.meta.dirname, '../../packages');
const types = {
  declarations: readTypes(),
  sets: typeValues(['ui', 'domain'].map((name) => path.join(packages, name, 'src'))).sets,
};
const plain = (written: string, file: string) => {
  const { text, imports } = plainType(written, `ui/src/${file}`, types);
  return { text, imports: Object.fromEntries(imports) };
};

describe('the type of a property, for a reader who has only the packages', () => {
  test('a closed set is its members', () => {
    const members = "'every-night' | 'some-nights' | 'none'";
    expect(plain('(typeof stayAvailabilities)[number]', 'rooms/RoomCard/RoomCard.tsx').text).toBe(
      members,
    );
    expect(plain('(of: StayAvailability) => void', 'rooms/RoomCard/RoomCard.tsx').text).toBe(
      `(of: ${members}) => void`,
    );
    expect(plain('ThemeMode[]', 'navigation/ModeSwitch/ModeSwitch.tsx').text).toBe(
      "('light' | 'dark' | 'system')[]",
    );
  });

  test('a published type keeps its name, and says its import', () => {
    expect(plain('ReadonlyArray<\n  Room & InLanguage>', 'rooms/RoomGrid/RoomGrid.tsx')).toEqual({
      text: 'ReadonlyArray< Room & InLanguage>',
      imports: { Room: '@vestibule/domain/rooms', InLanguage: '@vestibule/domain/words' },
    });
  });

  test('what was written out of a schema has its published name again', () => {
    expect(plain('v.InferOutput<typeof staySchema>', 'rooms/RoomCard/RoomCard.tsx')).toEqual({
      text: 'Stay',
      imports: { Stay: '@vestibule/domain/rooms' },
    });
  });

  test('a type inside the library is written out, without its comments', () => {
    expect(plain('RefusedBooking', 'bookings/BookingTable/BookingTable.tsx')).toEqual({
      text: '{ id: string; problem: string; changedTotal?: number; }',
      imports: {},
    });
  });

  test('a name that only its file has is the published one', () => {
    expect(plain('Form', 'halls/HallRequestDialog/HallRequestDialog.tsx')).toEqual({
      text: 'HallRequestForm',
      imports: { HallRequestForm: '@vestibule/domain/halls' },
    });
  });
});
