export const heroAdminCopy = {
  heroName: 'Hero name',
  heroNameHint: 'For your eyes only.',
  heroImage: 'hero image',
  heroHint: 'Wide: 16 by 9 fits best.',
  createHero: 'Create hero',
} as const
