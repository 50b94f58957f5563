import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp, type TestApp, type TestUser } from '../../testing'
import { createFilms, dropSchema, inSchema } from './testing/films'

const SCHEMA = 'rest_embeds'
let setUp: TestApp
let ana: TestUser
beforeAll(async () => {
  setUp = await testApp({ env: { REST_SCHEMAS: `public,${SCHEMA}` } })
  await createFilms(setUp, SCHEMA)
  ana = await setUp.newUser()
})
afterAll(() => dropSchema(setUp, SCHEMA))

const get = async (path: string) => {
  const answer = await ana.fetch(`/rest/v1/${path.replaceAll(' ', '%20')}`, { headers: { 'accept-profile': SCHEMA } })
  return { status: answer.status, body: (await answer.json()) as unknown }
}

describe('embeds', () => {
  test.each([
    // to one, by every name it has
    ['films?select=id,films_director(name)&id=eq.1', [{ id: 1, films_director: { name: 'Ada' } }]],
    ['films?select=id,writer_id(name)&id=eq.1', [{ id: 1, writer_id: { name: 'Ben' } }]],
    ['films?select=id,people!films_writer(name)&id=eq.3', [{ id: 3, people: null }]],
    ['films?select=id,by:people!director_id(name)&id=eq.1', [{ id: 1, by: { name: 'Ada' } }]],
    // to many, and one to one in both directions
    ['films?select=id,awards(name)&id=eq.1', [{ id: 1, awards: [{ name: 'Gold' }, { name: 'Silver' }] }]],
    ['films?select=id,awards(name)&id=eq.3', [{ id: 3, awards: [] }]],
    ['films?select=posters(url)&id=in.(1,2)&order=id', [{ posters: { url: 'alpha.png' } }, { posters: null }]],
    ['posters?select=films(title)', [{ films: { title: 'Alpha' } }]],
    ['people?select=films!director_id(title)&id=eq.2', [{ films: [{ title: 'Gamma, "the" (third)' }] }]],
    // many to many through a junction, and the junction itself
    ['films?select=people!roles(name)&id=eq.1&people.order=name', [{ people: [{ name: 'Ben' }, { name: 'Cy' }] }]],
    ['people?select=films!roles(id)&id=eq.2&films.order=id', [{ films: [{ id: 1 }, { id: 2 }] }]],
    [
      'roles?select=part,people(name)&film_id=eq.1&order=part',
      [
        { part: 'Hero', people: { name: 'Ben' } },
        { part: 'Villain', people: { name: 'Cy' } },
      ],
    ],
    // a table that refers to itself
    ['people?select=name,people(name)&id=eq.1', [{ name: 'Ada', people: [{ name: 'Ben' }, { name: 'Cy' }] }]],
    ['people?select=name,pupils:people!mentor_id(name)&id=eq.2', [{ name: 'Ben', pupils: [{ name: 'Dee' }] }]],
    [
      'people?select=name,mentor_id(name,mentor_id(name))&id=eq.4',
      [{ name: 'Dee', mentor_id: { name: 'Ben', mentor_id: { name: 'Ada' } } }],
    ],
    // several levels, several times the same
    [
      'awards?select=name,films(title,films_director(name,films!films_writer(id)))&id=eq.3',
      [{ name: 'Bronze', films: { title: 'Beta', films_director: { name: 'Ada', films: [{ id: 2 }] } } }],
    ],
    [
      'films?select=d:people!films_director(name),w:people!films_writer(name)&id=eq.1',
      [{ d: { name: 'Ada' }, w: { name: 'Ben' } }],
    ],
    // tables whose names differ by a number
    [
      'crew_1?select=id,crew(id)&order=id',
      [
        { id: 1, crew: [{ id: 5 }] },
        { id: 2, crew: [{ id: 2 }] },
      ],
    ],
    // more rows than the key behind a view, or the function itself, promises
    ['films?select=id,casting!films_director(name)&id=eq.3', [{ id: 3, casting: { name: 'Ben' } }]],
    ['films?select=id,surplus(name)&id=eq.3', [{ id: 3, surplus: { name: 'Gold' } }]],
    ['films?select=id,surplus()&order=surplus(name),id&id=lt.3', [{ id: 1 }, { id: 2 }]],
    // nothing of it in the answer
    ['films?select=id,awards()&id=eq.1', [{ id: 1 }]],
    ['films?select=id,awards!inner()&order=id', [{ id: 1 }, { id: 2 }]],
  ])('%s', async (path, body) => {
    expect(await get(path)).toEqual({ status: 200, body })
  })
})

describe('a count of rows', () => {
  test.each([
    ['films?select=count', [{ count: 3 }]],
    ['films?select=old:count::text&year=lt.2000', [{ old: '2' }]],
    [
      'films?select=id,awards(count)&order=id.desc&limit=2&awards.name=neq.Gold',
      [
        { id: 3, awards: [{ count: 0 }] },
        { id: 2, awards: [{ count: 1 }] },
      ],
    ],
    ['awards?select=films(count)&id=eq.1', [{ films: { count: 1 } }]],
    ['people?select=films!roles(count)&id=eq.2', [{ films: [{ count: 2 }] }]],
  ])('%s', async (path, body) => {
    expect(await get(path)).toEqual({ status: 200, body })
  })

  test('comes from the client, and holds only rows that the caller may see', async () => {
    const films = await inSchema(ana, SCHEMA).from('films').select('title, awards(count)').eq('id', 1).single()
    expect(films.data).toEqual({ title: 'Alpha', awards: [{ count: 2 }] })
    expect((await ana.supabase.from('profiles').select('count')).data).toEqual([{ count: 1 }])
  })

  test('beside columns is refused in the words of PostgreSQL', async () => {
    expect(await get('films?select=id,count')).toMatchObject({ status: 400, body: { code: '42803' } })
  })
})

describe('what is asked of an embed', () => {
  test.each([
    [
      'films?select=id,awards(name)&awards.name=eq.Gold&order=id&id=lt.3',
      [
        { id: 1, awards: [{ name: 'Gold' }] },
        { id: 2, awards: [] },
      ],
    ],
    ['films?select=id,awards!inner(name)&awards.name=eq.Gold', [{ id: 1, awards: [{ name: 'Gold' }] }]],
    [
      'films?select=id,prizes:awards(name)&prizes.order=name.desc&prizes.limit=1&id=eq.1',
      [{ id: 1, prizes: [{ name: 'Silver' }] }],
    ],
    [
      'films?select=id,prizes:awards(name)&awards.order=name.desc&awards.offset=1&id=eq.1',
      [{ id: 1, prizes: [{ name: 'Gold' }] }],
    ],
    // one embed, named by its alias and by its relation
    ['films?select=id,prizes:awards(name)&prizes.name=eq.Gold&awards.id=eq.2&id=eq.1', [{ id: 1, prizes: [] }]],
    [
      'films?select=id,awards(name)&awards.or=(name.eq.Gold,id.eq.2)&awards.not.and=(id.eq.2,name.eq.Silver)&id=eq.1',
      [{ id: 1, awards: [{ name: 'Gold' }] }],
    ],
    [
      'people?select=name,films!films_director(awards(name))&films.awards.name=like.G*&films.id=eq.1&id=eq.1',
      [{ name: 'Ada', films: [{ awards: [{ name: 'Gold' }] }] }],
    ],
    ['films?select=id,awards!inner(name)&awards.order=id&awards.offset=1', [{ id: 1, awards: [{ name: 'Silver' }] }]],
    ['films?select=id,awards!inner(name)&awards.limit=0', []],
    [
      'people?select=name,films!films_director!inner(awards!inner(id))&films.awards.name=eq.Bronze',
      [{ name: 'Ada', films: [{ awards: [{ id: 3 }] }] }],
    ],
    // rows with and without something embedded
    ['films?select=id,awards()&awards=is.null', [{ id: 3 }]],
    ['films?select=id,awards()&awards=not.is.null&order=id', [{ id: 1 }, { id: 2 }]],
    ['films?select=id,a:awards()&a=is.not_null&order=id', [{ id: 1 }, { id: 2 }]],
    ['films?select=id,awards(),posters()&or=(posters.not.is.null,awards.is.null)&order=id', [{ id: 1 }, { id: 3 }]],
    [
      'films?select=id,awards(),writer:films_writer()&awards.name=eq.Bronze&or=(awards.not.is.null,writer.is.null)&order=id',
      [{ id: 2 }, { id: 3 }],
    ],
    // ordered by what is embedded
    [
      'films?select=id,d:films_director(name)&order=d(name).desc,id.desc',
      [
        { id: 3, d: { name: 'Ben' } },
        { id: 2, d: { name: 'Ada' } },
        { id: 1, d: { name: 'Ada' } },
      ],
    ],
    ['films?select=id,films_writer()&order=films_writer(name).asc.nullsfirst', [{ id: 3 }, { id: 2 }, { id: 1 }]],
    // spread, of one and of many
    ['films?select=id,...films_director(by:name)&id=eq.1', [{ id: 1, by: 'Ada' }]],
    ['films?select=id,...films_writer(name)&id=eq.3', [{ id: 3, name: null }]],
    [
      'films?select=id,...awards(prizes:name)&awards.order=name.desc&id=in.(1,3)&order=id',
      [
        { id: 1, prizes: ['Silver', 'Gold'] },
        { id: 3, prizes: [] },
      ],
    ],
    [
      'awards?select=name,...films(title,...films_director(by:name),posters(url))&id=eq.1',
      [{ name: 'Gold', title: 'Alpha', by: 'Ada', posters: { url: 'alpha.png' } }],
    ],
    [
      'people?select=id,...films!films_director(id_of:id,...awards(won:name))&id=eq.1&films.order=id',
      [{ id: 1, id_of: [1, 2], won: [['Gold', 'Silver'], ['Bronze']] }],
    ],
  ])('%s', async (path, body) => {
    expect(await get(path)).toEqual({ status: 200, body })
  })
})

describe('views and functions of a row', () => {
  test.each([
    ['film_list?select=released,people!films_director(name)&id=eq.1', [{ released: 1950, people: { name: 'Ada' } }]],
    ['film_list?select=id,awards(name)&id=eq.2', [{ id: 2, awards: [{ name: 'Bronze' }] }]],
    ['awards?select=film_list(title)&id=eq.3', [{ film_list: { title: 'Beta' } }]],
    [
      'film_cards?select=film,director,awards(name)&title=eq.Beta',
      [{ film: 2, director: 'Ada', awards: [{ name: 'Bronze' }] }],
    ],
    [
      'listed_twice?select=title,people!director_id(name)',
      [
        { title: 'Beta', people: { name: 'Ada' } },
        { title: 'Gamma, "the" (third)', people: { name: 'Ben' } },
      ],
    ],
    ['people?select=film_list!films_director(title)&id=eq.2', [{ film_list: [{ title: 'Gamma, "the" (third)' }] }]],
    ['films?select=label,old:is_old&id=eq.1', [{ label: 'Alpha (1950)', old: true }]],
    ['films?select=id&is_old=is.true', [{ id: 1 }]],
    ['films?select=id&order=label.desc&limit=1', [{ id: 3 }]],
    ['awards?select=films(label)&id=eq.3', [{ films: { label: 'Beta (1960)' } }]],
    [
      'films?select=id,best_award(name)&id=in.(1,3)&order=id',
      [
        { id: 1, best_award: { name: 'Gold' } },
        { id: 3, best_award: null },
      ],
    ],
    [
      'films?select=id,prizes:all_awards(name,films(title))&prizes.order=id.desc&prizes.limit=1&id=eq.1',
      [{ id: 1, prizes: [{ name: 'Silver', films: { title: 'Alpha' } }] }],
    ],
    ['films?select=id,all_awards!inner()&all_awards.name=eq.Silver', [{ id: 1 }]],
    ['Odd Names?select=shout&"Key Col"=eq.1', [{ shout: 'SAME' }]],
    [
      'rpc/since?y=1955&select=label,best_award(name)&order=id',
      [
        { label: 'Beta (1960)', best_award: { name: 'Bronze' } },
        { label: 'Gamma, "the" (third) (2001)', best_award: null },
      ],
    ],
  ])('%s', async (path, body) => {
    expect(await get(path)).toEqual({ status: 200, body })
  })

  test('what was written comes back with computed columns and relationships', async () => {
    const answer = await ana.fetch('/rest/v1/films?select=label,best_award(name),films_director(name)&id=eq.1', {
      method: 'PATCH',
      headers: { 'content-profile': SCHEMA, prefer: 'return=representation' },
      body: JSON.stringify({ rating: 8 }),
    })
    expect(await answer.json()).toEqual([
      { label: 'Alpha (1950)', best_award: { name: 'Gold' }, films_director: { name: 'Ada' } },
    ])
  })
})

describe('names and JSON', () => {
  test.each([
    ['films?select=&id=eq.1', [{}]],
    ['films?select=id&select=title&id=eq.1', [{ id: 1 }]],
    ['films?select=id&order=id.desc&order=id&limit=1', [{ id: 3 }]],
    ['films?select=id&nothing&id=eq.1&apikey=x', [{ id: 1 }]],
    ['films?select=id,year&id=eq.1&id=lt.5', [{ id: 1, year: 1950 }]],
    [`films?select=id,${'x'.repeat(80)}:title&id=eq.1`, [{ id: 1, ['x'.repeat(63)]: 'Alpha' }]],
    ['Odd Names?select="a.b","quo\\"te"&"Key Col"=eq.1', [{ 'a.b': 'dot', 'quo"te': 'quote' }]],
    ['Odd Names?select="Key Col","ünï,(x)"&"ünï,(x)"=eq.umlaut', [{ 'Key Col': 1, 'ünï,(x)': 'umlaut' }]],
    ['Odd Names?select="Key Col"&or=("a.b".eq.dot,"ünï,(x)".eq.none)', [{ 'Key Col': 1 }]],
    ['Odd Names?select="Key Col"&order="a.b".desc.nullslast', [{ 'Key Col': 1 }, { 'Key Col': 2 }]],
    ['Odd Names?select=order&"order"=eq.o', [{ order: 'o' }]],
    ['films?select=info->a->b->1,info->>lang,x:info->a&id=eq.1', [{ b: 2, lang: 'en', x: { b: [1, 2] } }]],
    ['films?select=info->a->b->-1&id=eq.1', [{ b: 2 }]],
    ['films?select=id&info->a->b=eq.[1,2]', [{ id: 1 }]],
    ['films?select=id&info->>lang=in.(fr,xx)', [{ id: 2 }]],
    ['films?select=id&order=info->>lang.desc.nullslast&limit=2', [{ id: 2 }, { id: 1 }]],
    ['films?select=tags->0,id::text,rating::int&id=eq.1', [{ tags: 'old', id: '1', rating: 8 }]],
    ['films?select=mood::text,year::numeric&id=eq.2', [{ mood: 'tense', year: 1960 }]],
  ])('%s', async (path, body) => {
    expect(await get(path)).toEqual({ status: 200, body })
  })
})
