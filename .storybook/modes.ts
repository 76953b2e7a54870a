/** What a story is looked at in. Spread one into a story: `globals: modes.mobile`. */
export const modes = {
  mobile: { viewport: { value: 'mobile', isRotated: false } },
  lastMobile: { viewport: { value: 'lastMobile', isRotated: false } },
  firstDesktop: { viewport: { value: 'firstDesktop', isRotated: false } },
  desktop: { viewport: { value: 'desktop', isRotated: false } },
  de: { language: 'de' },
  dark: { theme: 'dark' },
} as const;

/** Widths from 920 px down have the mobile layout. */
export const viewports = {
  mobile: { name: 'Mobile (390)', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  tablet: { name: 'Tablet (768)', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  lastMobile: { name: 'Widest mobile (920)', styles: { width: '920px', height: '800px' }, type: 'tablet' },
  firstDesktop: { name: 'Narrowest desktop (921)', styles: { width: '921px', height: '800px' }, type: 'desktop' },
  desktop: { name: 'Desktop (1280)', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
} as const;
