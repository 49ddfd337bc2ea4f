import { lookup } from 'node:dns'
import { type ClientRequest, type IncomingMessage, request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { bytesOf } from '#platform/bytes-of.ts'
import { badInput, isShopError, ShopError } from '#platform/errors.ts'
import { second } from '#platform/time/clock.ts'
import { isOutside, outsideLookup, PrivateAddress } from '#services/outside-address.ts'
import type { FetchPicture } from '#shop/media/pictures/fetch-picture.ts'
import { maxPictureBytes } from '#shop/media/pictures/picture.ts'
import { picturesCopy } from './copy.ts'

export interface PictureFetcherOptions {
  /** Origins that skip the address check, for stand-ins ('http://127.0.0.1:4000'). */
  trusted?: readonly string[]
  /** Milliseconds, redirects included. */
  timeout?: number
  /** Bytes. */
  most?: number
  internet?: Internet
}

export interface Internet {
  resolve: typeof lookup
  isOutside(address: string): boolean
  ports: readonly string[]
}

const mostRedirects = 3

/** No name and no redirect leads into the machine's own network. */
export function createPictureFetcher(options: PictureFetcherOptions = {}): FetchPicture {
  const { trusted = [], timeout = 30 * second, most = maxPictureBytes } = options
  const { internet = theInternet } = options
  const publicLookup = outsideLookup(internet)

  async function read(
    address: string,
    redirects: number,
    signal: AbortSignal,
  ): Promise<Uint8Array> {
    const url = usable(address, trusted, internet)
    const answer = await ask(url, trusted.includes(url.origin) ? lookup : publicLookup, signal)
    const { statusCode = 0, headers } = answer
    if (statusCode >= 300 && statusCode < 400 && headers.location) {
      answer.destroy()
      if (redirects === 0) throw refused(picturesCopy.leadsInCircles)
      if (!URL.canParse(headers.location, url)) throw refused(picturesCopy.leadsNowhere)
      return read(new URL(headers.location, url).href, redirects - 1, signal)
    }
    if (statusCode === 200) return await bytesOf(answer, most, () => refused(picturesCopy.tooLarge))
    answer.destroy()
    if (statusCode >= 500 || statusCode === 429 || statusCode === 408) throw noAnswer()
    throw refused(picturesCopy.pictureGone(statusCode))
  }

  return async (address) => {
    const signal = AbortSignal.timeout(timeout)
    try {
      return await read(address, mostRedirects, signal)
    } catch (error) {
      if (isShopError(error)) throw error
      if (error instanceof PrivateAddress) throw refused(picturesCopy.intoOwnNetwork)
      throw noAnswer()
    }
  }
}

function usable(address: string, trusted: readonly string[], internet: Internet): URL {
  if (!URL.canParse(address)) throw refused(picturesCopy.notAnAddress)
  const url = new URL(address)
  if (trusted.includes(url.origin)) return url
  const { protocol, port, username, password } = url
  const isWeb = protocol === 'https:' || protocol === 'http:'
  if (!isWeb || !internet.ports.includes(port) || username !== '' || password !== '') {
    throw refused(picturesCopy.notPlain)
  }
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // An IP address is connected to without a look-up.
  if (isIP(host) !== 0 && !internet.isOutside(host)) throw refused(picturesCopy.intoOwnNetwork)
  return url
}

const theInternet: Internet = { resolve: lookup, isOutside, ports: [''] }

function ask(url: URL, lookUp: LookupFunction, signal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((answered, failed) => {
    const begin = url.protocol === 'https:' ? overHttps : overHttp
    const headers = { Accept: 'image/*, */*;q=0.5', 'Accept-Encoding': 'identity' }
    // A kept connection was checked for another address.
    const options = { headers, signal, agent: false, lookup: lookUp }
    const asked: ClientRequest = begin(url, options, answered)
    asked.on('error', failed).end()
  })
}

function refused(words: string): ShopError {
  return badInput('picture', words)
}

function noAnswer(): ShopError {
  return new ShopError('busy', picturesCopy.notNow)
}
