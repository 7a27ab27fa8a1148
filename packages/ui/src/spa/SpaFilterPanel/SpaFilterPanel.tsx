'use client';
import {
  filterTreatmentsTexts,
  isTreatmentFilterSet,
  noTreatmentFilter,
  specialistName,
  treatmentsShown,
  type Specialist,
  type TreatmentCategory,
  type TreatmentFilter,
} from '@vestibule/domain/spa';
import { languageOfText, type InLanguage } from '@vestibule/domain/words';
import { useRef } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { Button } from '../../actions/Button/Button.js';
import { Notice } from '../../feedback/Notice/Notice.js';
import { Field } from '../../forms/Field/Field.js';
import { SearchInput } from '../../forms/SearchInput/SearchInput.js';
import { Select } from '../../forms/Select/Select.js';
import { useEarlyValues } from '../../internal/use-early-values.js';
import { useTexts } from '../../theme/texts.js';
import { Fields, Foot, Root, Shown } from './SpaFilterPanel.styles.js';
import { texts } from './SpaFilterPanel.texts.js';

export interface SpaFilterPanelProps extends Omit<
  ComponentPropsWithRef<'search'>,
  'children' | 'onChange'
> {
  /** What is searched and chosen. */
  value: TreatmentFilter;
  /** The guest changed a filter, or cleared them all. */
  onValueChange: (value: TreatmentFilter) => void;
  /** The categories that can be chosen. */
  categories: ReadonlyArray<TreatmentCategory & InLanguage>;
  /** The specialists who can be chosen. */
  specialists: ReadonlyArray<Specialist & InLanguage>;
  /** How many treatments match; missing while that is not known. */
  count?: number;
  /** Categories or specialists could not be loaded. */
  incomplete?: boolean;
}

/** Search, category and specialist, and how many treatments are left (spec 2, Spa). */
export function SpaFilterPanel({
  value,
  onValueChange,
  categories,
  specialists,
  count,
  incomplete = false,
  ...props
}: SpaFilterPanelProps) {
  const t = useTexts(texts);
  const found = useTexts(filterTreatmentsTexts);
  const searchRef = useRef<HTMLInputElement>(null);
  const categoryRef = useRef<HTMLSelectElement>(null);
  const specialistRef = useRef<HTMLSelectElement>(null);
  const change = (changed: Partial<TreatmentFilter>) => onValueChange({ ...value, ...changed });
  useEarlyValues(
    {
      search: [searchRef, value.search],
      categoryId: [categoryRef, value.categoryId],
      specialistId: [specialistRef, value.specialistId],
    },
    // The choice may go into the page's address, which cannot change within a commit.
    (entered) => queueMicrotask(() => change(entered)),
  );
  const clear = () => {
    onValueChange(noTreatmentFilter);
    // The button goes with the filters.
    searchRef.current?.focus();
  };
  return (
    <Root aria-label={t.filter} {...props}>
      <Fields>
        <Field label={t.search}>
          <SearchInput
            ref={searchRef}
            placeholder={t.searchedWords}
            value={value.search}
            onValueChange={(search) => change({ search })}
          />
        </Field>
        <Field label={t.category}>
          <Select
            ref={categoryRef}
            placeholder={t.allCategories}
            options={categories.map(categoryOption)}
            value={value.categoryId}
            onChange={(event) => change({ categoryId: event.target.value })}
          />
        </Field>
        <Field label={t.specialist}>
          <Select
            ref={specialistRef}
            placeholder={t.allSpecialists}
            options={specialists.map(specialistOption)}
            value={value.specialistId}
            onChange={(event) => change({ specialistId: event.target.value })}
          />
        </Field>
      </Fields>
      {incomplete && <Notice tone="warning">{t.incomplete}</Notice>}
      <Foot>
        <Shown>{count !== undefined && treatmentsShown(count, found)}</Shown>
        {isTreatmentFilterSet(value) && (
          <Button variant="quiet" size="small" onClick={clear}>
            {t.clearAll}
          </Button>
        )}
      </Foot>
    </Root>
  );
}

const categoryOption = (category: TreatmentCategory & InLanguage) => ({
  value: category._id,
  label: category.name,
  ...languageOfText(category, 'name'),
});

const specialistOption = (one: Specialist & InLanguage) => ({
  value: one._id,
  label: specialistName(one),
  ...(languageOfText(one, 'firstName') ?? languageOfText(one, 'lastName')),
});
