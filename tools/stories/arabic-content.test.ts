import { buildAboutPage, buildRestaurantPage } from '@vestibule/domain/content/builders';
import { buildEvent, buildEvents } from '@vestibule/domain/events/builders';
import { buildHall, buildHalls } from '@vestibule/domain/halls/builders';
import { buildMenu } from '@vestibule/domain/restaurant/builders';
import { buildRoom, buildRooms } from '@vestibule/domain/rooms/builders';
import {
  buildTreatment,
  buildTreatmentCategory,
  buildTreatments,
} from '@vestibule/domain/spa/builders';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { arabicContent } from '../../.storybook/arabic-content.ts';
import { contentIn, withContentInLanguage } from '../../.storybook/content-in.tsx';

const inArabic = contentIn(arabicContent);
const latin = /[a-z]{3}/i;
/** What is no text: ids, pictures, addresses, values of closed sets. */
const notText =
  /^[\w-]+\.webp$|^\/uploads\/|^https:|^[a-z-]+$|^(?:Double|Twin|Suite|Villa|Available|LinkedIn|dinner)$/;

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => key !== 'originalAmenities')
    .flatMap(([, each]) => textsOf(each));
}

describe('the content of stories in Arabic', () => {
  test.each(
    Object.entries({
      room: buildRoom(),
      event: buildEvent(),
      hall: buildHall(),
      menu: buildMenu(),
      treatment: buildTreatment(),
      category: buildTreatmentCategory(),
      about: buildAboutPage(),
      restaurant: buildRestaurantPage(),
      'list of rooms': buildRooms(),
      'list of events': buildEvents(),
      'list of halls': buildHalls(),
      'list of treatments': buildTreatments(),
    }),
  )('nothing of a built %s is left in English', (_, record) => {
    const texts = textsOf(inArabic(record)).filter((text) => !notText.test(text));
    expect(texts.filter((text) => latin.test(text.replaceAll(/<[^>]*>/g, '')))).toEqual([]);
  });

  test('the same record is the same object, and one without content is itself', () => {
    const room = buildRoom();
    expect(inArabic(room)).toBe(inArabic(room));
    const other = buildRoom({ name: 'A name that only one story has' });
    expect(inArabic(other).name).toBe(other.name);
    const dates = { from: '2026-12-01' };
    expect(inArabic(dates)).toBe(dates);
  });

  test('the icons of amenities are still found, and ids stay', () => {
    const room = buildRoom();
    expect(inArabic(room)).toMatchObject({ _id: room._id, originalAmenities: room.amenities });
  });

  test('a record that says its language stays in it', () => {
    const room = { ...buildRoom(), language: 'en' as const };
    expect(inArabic(room)).toBe(room);
  });
});

describe('a story', () => {
  const story = createElement('p', null, buildRoom().name);
  const shown = (locale: string, loaded: object) =>
    withContentInLanguage(() => story, {
      args: {},
      globals: { locale },
      loaded,
    } as never) as ReactElement;

  test.each(['en', 'pseudo', 'noted'])('in the language %s is left as it is', (locale) => {
    expect(shown(locale, { content: undefined })).toBe(story);
  });

  test('in Arabic keeps its state when its steps, which run in English, have ended', () => {
    const playing = shown('en', { content: inArabic });
    const ended = shown('ar', { content: inArabic });
    expect(playing.type).toBe(ended.type);
    expect(renderToStaticMarkup(playing)).toContain(buildRoom().name);
    expect(renderToStaticMarkup(ended)).toBe(`<p>${inArabic(buildRoom()).name}</p>`);
  });
});
