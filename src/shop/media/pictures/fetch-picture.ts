/**
 * Reads a picture from an address that was given from outside. Never reaches into this machine's own
 * network, and never reads on for ever. ShopError 'bad_input' on `picture`, in the owner's words, for
 * an address that can't be used or that has no such file; 'busy' when trying again makes sense. The
 * bytes are not looked at: `Media.addPicture` decides whether they are a picture.
 */
export type FetchPicture = (address: string) => Promise<Uint8Array>
