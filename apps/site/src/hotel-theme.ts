import type { HotelTheme } from '@vestibule/ui/theme';

/** The look of this hotel: what differs from the library's own, which is Qasr Al Bahr's. */
export const hotelTheme: HotelTheme = {};
