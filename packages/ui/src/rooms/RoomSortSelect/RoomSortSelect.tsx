'use client';
import { parseRoomSort, roomSortLabels, roomSorts, sortRoomsTexts } from '@vestibule/domain/rooms';
import type { RoomSort } from '@vestibule/domain/rooms';
import { useRef, type ComponentPropsWithRef } from 'react';
import { Field } from '../../forms/Field/Field.js';
import { Select } from '../../forms/Select/Select.js';
import { useEarlyValues } from '../../internal/use-early-values.js';
import { useTexts } from '../../theme/texts.js';
import { texts } from './RoomSortSelect.texts.js';

export interface RoomSortSelectProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The order of the list; without one it is the hotel's own. */
  value?: RoomSort;
  /** The guest wants another order; undefined for the hotel's own. */
  onValueChange: (sort: RoomSort | undefined) => void;
  /** The id of the search form: it sends the order along where scripts do not run. */
  form?: string;
}

/** The order of the rooms. */
export function RoomSortSelect({ value, onValueChange, form, ...props }: RoomSortSelectProps) {
  const t = useTexts(texts);
  const labels = roomSortLabels(useTexts(sortRoomsTexts));
  const options = roomSorts.map((value) => ({ value, label: labels[value] }));
  const select = useRef<HTMLSelectElement>(null);
  const choose = (text: string | undefined) => onValueChange(parseRoomSort(text));
  useEarlyValues({ sort: [select, value ?? ''] }, ({ sort }) => choose(sort));
  return (
    <Field label={t.sortBy} {...props}>
      <Select
        ref={select}
        name="sort"
        form={form}
        placeholder={t.recommended}
        options={options}
        value={value ?? ''}
        onChange={(event) => choose(event.target.value)}
      />
    </Field>
  );
}
