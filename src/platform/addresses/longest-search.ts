/** In characters; longer searches of the owner's lists are cut. */
export const longestSearch = 100
