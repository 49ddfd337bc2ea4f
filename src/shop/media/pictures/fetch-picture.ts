/**
 * Reads a picture from an external address. Never reaches into this machine's own network, and never reads
 * without a limit. ShopError 'bad_input' on `picture`, in the owner's words, for an unusable address or one
 * without such a file; 'busy' when a retry makes sense. Does not check the bytes: `Media.addPicture` does.
 */
export type FetchPicture = (address: string) => Promise<Uint8Array>
