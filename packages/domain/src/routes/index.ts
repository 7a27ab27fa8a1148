/** The addresses of the hotel's pages, where a hotel does not say otherwise (spec 2). */
export const defaultRoutes = {
  home: '/',
  about: '/about',
  rooms: '/rooms',
  roomSearch: '/rooms4',
  room: '/room-single/:id',
  spa: '/spa',
  treatment: '/spa-service/:id',
  events: '/events',
  event: '/event/:id',
  halls: '/meeting-hall',
  hall: '/meeting-hall/:id',
  restaurant: '/restaurant',
  news: '/blog',
  article: '/blog-single',
  contact: '/contact',
  newsletter: '/newsletter',
  terms: '/terms',
  privacy: '/privacy',
  login: '/login',
  signup: '/signup',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  profile: '/profile',
  bookings: '/booking-management',
  paymentReturn: '/payment-return',
} as const;

export type RouteName = keyof typeof defaultRoutes;

export const routeNames = Object.keys(defaultRoutes) as RouteName[];

/** The names behind the colons of a pattern: `id` of `/event/:id`. */
type ParameterOf<Pattern> = Pattern extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | ParameterOf<`/${Rest}`>
  : Pattern extends `${string}/:${infer Name}`
    ? Name
    : never;

type Parameter<Name extends RouteName> = ParameterOf<(typeof defaultRoutes)[Name]>;

/** The pages that one record fills: their address is a pattern, for `routeTo`. */
export type RecordRouteName = {
  [Name in RouteName]: [Parameter<Name>] extends [never] ? never : Name;
}[RouteName];

/** The pages that are the same for everybody: their path is their address. */
export type PageRouteName = Exclude<RouteName, RecordRouteName>;

export function isRecordRoute(name: RouteName): name is RecordRouteName {
  return defaultRoutes[name].includes('/:');
}

/**
 * An address for every page, without a language before it. Pages of one record have a pattern,
 * with the parameters of the default one.
 */
export type Routes = {
  readonly [Name in RouteName]: Name extends RecordRouteName
    ? WithPart<Parameter<Name>>
    : `/${string}`;
};

/** A parameter is a part of the path by itself, as routers read it. */
type WithPart<Key extends string> =
  | `/:${Key}`
  | `/${string}/:${Key}`
  | `/:${Key}/${string}`
  | `/${string}/:${Key}/${string}`;

/** The addresses of a hotel that changes some of the default ones; an undefined one stays. */
export function routesWith(own: Partial<Routes> = {}): Routes {
  const changed = Object.entries(own).filter(([, path]) => path !== undefined);
  return { ...defaultRoutes, ...Object.fromEntries(changed) };
}

/** The address of one record's page: `routeTo(routes, 'room', { id: 'sea-view-king' })`. */
export function routeTo<Name extends RecordRouteName>(
  routes: Routes,
  name: Name,
  parameters: Record<Parameter<Name>, string>,
): string {
  const values: Partial<Record<string, string>> = parameters;
  return routes[name].replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(values[key] ?? ''));
}
