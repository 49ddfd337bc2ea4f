/** Packages beside the build: sharp has a binary, and ssh2 looks for files beside its own. */
export const outsidePackages = ['sharp', 'ssh2']
