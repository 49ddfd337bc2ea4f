import { useEffect, useState } from 'react'
import type { SocialItem } from '#shop/audience/social-feed/social-feed.schema.ts'
import styles from '#shop/store/written-pages/pages/about.module.css'
import { call } from '#web/ui/hooks/api.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import pictureStyles from '#web/ui/kit/picture.module.css'
import { feedCopy } from './copy.ts'

/** Loads after hydration: the page itself is the same for weeks (specification §2). */
export function Feed({ profile }: { profile: string | null }) {
  const [state, setState] = useState<'still' | 'loading' | 'failed' | SocialItem[]>('still')

  useEffect(() => {
    setState('loading')
    call('GET /api/instagram').then(
      (items) => setState(items.length > 0 ? items : 'failed'),
      () => setState('failed'),
    )
  }, [])

  if (state === 'failed') return <div className={styles.blank} />
  return (
    <section className={`${layout.page} ${styles.feed}`} aria-labelledby="feed">
      <div className={`${layout.row} ${layout.baseline} ${layout.apart} ${styles.feedHead}`}>
        <h2 id="feed">{feedCopy.latelyBench}</h2>
        {profile && (
          <a href={profile} rel="me noopener" className={control.link}>
            {feedCopy.seeMoreInstagram}
          </a>
        )}
      </div>
      {typeof state === 'string' ? (
        <p className={styles.loading} role="status">
          {state === 'loading' && feedCopy.loading}
        </p>
      ) : (
        <ul className={styles.posts}>
          {state.map((item) => (
            <li key={item.permalink}>
              <Post {...item} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const marks = {
  VIDEO: {
    words: feedCopy.videoOf,
    path: 'M8.4 5.2c4 2 7.6 4.2 10.8 6.7-3.4 2.7-7 5-11 7-.5-4.6-.5-9.2.2-13.7Z',
  },
  CAROUSEL_ALBUM: {
    words: feedCopy.albumOf,
    path: 'M8.6 4.2c3.7-.3 7.4-.3 11 .1.5 3.7.5 7.4 0 11-3.7.4-7.4.4-11 0-.5-3.7-.5-7.4 0-11.1ZM5 8.7c-.5 3.4-.5 6.9.1 10.3 3.4.4 6.8.4 10.2 0',
  },
  IMAGE: null,
}

function Post({ media_type, permalink, media_url, alt, width, height }: SocialItem) {
  const mark = marks[media_type]
  return (
    <a href={permalink} rel="noopener" className={styles.post}>
      <img
        src={media_url}
        alt={`${mark?.words ?? ''}${alt || feedCopy.pictureWithoutWords}`}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        className={styles.feedPicture}
      />
      {mark && (
        <svg
          viewBox="0 0 24 24"
          aria-hidden="true"
          className={`${pictureStyles.drawing} ${styles.mark}`}
        >
          <path d={mark.path} />
        </svg>
      )}
    </a>
  )
}
