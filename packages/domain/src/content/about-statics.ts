import type { Translation } from '../words/index.js';
import { texts } from './about-statics.texts.js';

/** Static on the page, as spec 2, About, has them. Never in structured data (ruling 12). */
export interface Statistic {
  value: string;
  label: string;
}

export interface Testimonial {
  quote: string;
  name: string;
  from: string;
}

export function statisticsIn(t: Translation<typeof texts> = texts): readonly Statistic[] {
  return [
    { value: '12', label: t.kindsOfRoom },
    { value: t.shore, label: t.ofShore },
    { value: '62', label: t.people },
    { value: '1998', label: t.firstGuest },
  ];
}

export const statistics = statisticsIn();

export function testimonialsIn(t: Translation<typeof texts> = texts): readonly Testimonial[] {
  return [
    { quote: t.quietRoom, name: t.quietRoomName, from: t.quietRoomFrom },
    { quote: t.breakfast, name: t.breakfastName, from: t.breakfastFrom },
    { quote: t.lateFlight, name: t.lateFlightName, from: t.lateFlightFrom },
  ];
}

export const testimonials = testimonialsIn();
