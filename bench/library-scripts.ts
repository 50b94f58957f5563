import pg from 'pg'
import { ScriptBrief, TONES, VIDEO_LENGTHS, VIDEO_STYLES } from '../shared/src'
import { kindSource } from '../tools/read-kinds'
import { composeScript } from '../writer/src'
import { INPUTS } from './writer-inputs'

const kinds = kindSource()

const BATCH = 10_000
/** What a save does besides and reading never sees. */
const ASIDE = ['scripts_first_version', 'scripts_take_note', 'realtime_changes']

/**
 * Fills an account with scripts that our writer wrote: a few hundred of them, again and again with another brand, creator and place, so
 * that words are as uneven as in life: "you" stands in each, most brands in a few. The dates go back over two years.
 */
export async function fillLibrary(database: string, userId: string, rows: number): Promise<void> {
  const client = new pg.Client(database)
  await client.connect()
  try {
    await client.query(`create temp table written (at int primary key, title text, product text, script text, scenes jsonb,
      style text, tone text, length int)`)
    const written = writtenScripts()
    await client.query(
      `insert into written select * from jsonb_to_recordset($1)
       as _(at int, title text, product text, script text, scenes jsonb, style text, tone text, length int)`,
      [JSON.stringify(written.map((one, at) => ({ at, ...one })))],
    )
    await client.query(
      `insert into public.script_folders (user_id, name) select $1, 'Folder ' || n from generate_series(1, 40) as n`,
      [userId],
    )
    const changes = await client.query<{ tgname: string }>(
      `select tgname from pg_trigger where tgrelid = 'public.scripts'::regclass and not tgisinternal
       and tgname = any ($1)`,
      [ASIDE],
    )
    // Read back as they stand: made once at the end, they take a tenth of the time.
    const indexes = await client.query<{ name: string; made: string }>(
      `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made from pg_index
       where indrelid = 'private.script_search'::regclass and pg_get_indexdef(indexrelid) like '%USING gin%'`,
    )
    for (const { name } of indexes.rows) await client.query(`drop index ${name}`)
    for (const { tgname } of changes.rows) await client.query(`alter table public.scripts disable trigger ${tgname}`)
    for (let from = 0; from < rows; from += BATCH)
      await client.query(FILL, [userId, from, Math.min(from + BATCH, rows) - 1, written.length])
    for (const { tgname } of changes.rows) await client.query(`alter table public.scripts enable trigger ${tgname}`)
    for (let left = BATCH; left === BATCH;) {
      const { rows } = await client.query<{ count: number }>('select private.index_scripts(null, $1) as count', [BATCH])
      left = rows[0]?.count ?? 0
    }
    for (const { made } of indexes.rows) await client.query(made)
  } finally {
    await client.end()
  }
}

/** One script of our writer for each product of the bench. */
export const writtenScripts = () => INPUTS.map(write)

function write(input: (typeof INPUTS)[number], i: number) {
  const style = VIDEO_STYLES[i % VIDEO_STYLES.length] ?? 'skit'
  const tone = TONES[(i * 3) % TONES.length] ?? 'casual-review'
  const videoLength = VIDEO_LENGTHS[i % VIDEO_LENGTHS.length] ?? 60
  const brief = ScriptBrief.parse({ targetAudience: 'everyone', ...input, style, tone, videoLength })
  const script = composeScript(brief, { seed: 'library-0', kinds })
  return {
    title: script.title,
    product: input.productName.slice(0, 100),
    script: `${script.spoken_script}\n\n${script.scenes.map(({ visualCue }) => visualCue).join('\n')}`.slice(0, 2000),
    scenes: { scenes: script.scenes.slice(0, 3) },
    style,
    tone,
    length: videoLength,
  }
}

const FILL = `
  insert into public.scripts (user_id, title, product_name, script_text, script_data, video_style, tone, video_length, tags, status,
    viral_potential_score, views, folder_id, created_at, board_position)
  select $1, left(brand || ' ' || w.title, 200), left(brand || ' ' || w.product, 200),
    w.script || E'\\n' || brand || ' for ' || creator || ' in ' || place, w.scenes, w.style, w.tone, w.length,
    array['tag ' || (n % 7), 'season ' || (n * 31 % 97), 'rare ' || (n * 7 % 5003)],
    (array['draft', 'in_progress', 'ready_to_film', 'posted', 'completed', 'tracking', 'review', 'archived'])[1 + n * 13 % 8],
    (60 + n * 17 % 40)::numeric, case when n % 3 = 0 then n * 7919::bigint % 100000 end,
    case when n % 5 > 0 then f.ids[1 + n * 11 % 40] end,
    now() - make_interval(secs => n * (2.0 * 365 * 86400 / 100000)), extract(epoch from now()) - n
  from generate_series($2::int, $3::int) as n
  join written w on w.at = n * 37 % $4
  cross join (select array_agg(id) as ids from public.script_folders where user_id = $1) as f
  cross join lateral (select
    initcap((array['gla','vel','nor','mi','zen','tor','lu','ka','bri','sol','fen','ari'])[1 + n % 12]
      || (array['cie','dra','mon','lix','vor','tan','shi','pel'])[1 + n / 12 % 8]
      || (array['ro','na','xa','do','ri','lo','que','ster','ment','bar'])[1 + n / 96 % 10]
      || (array['','s','ly','on','ex'])[1 + n / 960 % 5]) as brand,
    initcap((array['ana','ben','chloe','dmitri','elif','farid','greta','hugo','ines','jonas'])[1 + n % 10]
      || (array['berg','son','ova','ito','garcia','mann','lund'])[1 + n * 3 % 7] || (n % 400 / 40)) as creator,
    initcap((array['lis','ber','tok','mad','par','osl','rom','wien','prag','sof'])[1 + n % 10]
      || (array['bon','lin','yo','rid','ton','ville','burg','grad'])[1 + n / 10 % 8]) as place) as names`
