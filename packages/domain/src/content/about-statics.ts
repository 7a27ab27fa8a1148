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

export const statistics: readonly Statistic[] = [
  { value: '12', label: 'kinds of room, suite and villa' },
  { value: '340 m', label: 'of shore in front of the garden' },
  { value: '62', label: 'people who work in the house' },
  { value: '1998', label: 'the year the first guest signed in' },
];

export const testimonials: readonly Testimonial[] = [
  {
    quote:
      'We asked for a quiet room and were given one, with a note saying which window to leave open for the breeze.',
    name: 'Ingrid Solberg',
    from: 'Bergen, stayed five nights',
  },
  {
    quote:
      'Breakfast is brought when you say, not when it suits the kitchen. By the third morning they had stopped asking.',
    name: 'Tariq Mansoor',
    from: 'Karachi, stayed a week',
  },
  {
    quote:
      'Our flight was moved by nine hours. Nobody made anything of it: the room was kept, and dinner was late.',
    name: 'Helen Okafor',
    from: 'London, stayed two nights',
  },
];
