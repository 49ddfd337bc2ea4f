/**
 * Never reaches into this machine's own network, and never reads without a limit. ShopError
 * 'bad_input' on `picture`, 'busy' when a retry makes sense.
 */
export type FetchPicture = (address: string) => Promise<Uint8Array>
