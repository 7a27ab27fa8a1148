const size = (
  name: string,
  width: number,
  height: number,
  type: 'mobile' | 'tablet' | 'desktop',
) => ({
  name: `${name}, ${width}`,
  styles: { width: `${width}px`, height: `${height}px` },
  type,
});

/** The narrowest phone, the breakpoints, and the width that pictures are reviewed at. */
export const viewports = {
  phone: size('Phone', 360, 740, 'mobile'),
  tablet: size('Tablet', 768, 1024, 'tablet'),
  laptop: size('Laptop', 1024, 768, 'desktop'),
  desktop: size('Desktop', 1440, 900, 'desktop'),
  wide: size('Wide', 1920, 1080, 'desktop'),
};
