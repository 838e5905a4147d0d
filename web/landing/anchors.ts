/** The sections of the landing page that links lead to (specification, section 2.2), as named in the menu. */
export const anchors = [
  { id: 'features', label: 'Features' },
  { id: 'browser-benefits', label: 'In your browser' },
  { id: 'who-benefits', label: 'Who it is for' },
  { id: 'comparison', label: 'Digital vs Paper' },
  { id: 'pricing', label: 'Pricing' },
  { id: 'testimonials', label: 'Reviews' },
] as const;
