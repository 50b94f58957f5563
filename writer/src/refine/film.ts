import { filmsFor } from '../pipeline'
import { lowerFirst } from '../language'
import type { FreshLine } from './lines'
import { type State, withWork } from './state'
import { type Film, textsOf } from './working-script'

const SHOTS = ['Close-up', 'Medium shot', 'Top-down', 'Wide shot']

/** What each scene's words ask to be filmed, no picture twice; each cut has another shot. */
export function freshFilms(state: State): Omit<Film, 'notes'>[] {
  let last = ''
  return filmsFor(textsOf(state.work), state.brief, state.kinds).map((film) => {
    const next = otherShot(film, last)
    last = shotOf(next)
    return next
  })
}

export const shotOf = ({ cameraDirection }: Pick<Film, 'cameraDirection'>) => cameraDirection.split(',')[0] ?? ''

/** The same picture in another shot than the one before it. */
export function otherShot<F extends Pick<Film, 'cameraDirection'>>(film: F, last: string): F {
  if (shotOf(film) !== last) return film
  const shot = SHOTS.find((each) => each !== last) ?? ''
  return { ...film, cameraDirection: film.cameraDirection.replace(last, shot) }
}

/** Gives a scene a picture of its own, where the script has pictures. */
export function filmed(state: State, scene: number): State {
  const film = hasPictures(state) ? freshFilms(state)[scene] : undefined
  const last = state.work.scenes[scene - 1]?.film
  return film ? withFilm(state, scene, otherShot(film, last ? shotOf(last) : '')) : state
}

/** A line that was written with its picture brings it along, behind what is seen in the scene. */
export function withPictureOf({ film }: Pick<FreshLine, 'film'>, state: State, scene: number): State {
  const old = state.work.scenes[scene]?.film
  if (!film || !old?.visualCue || !hasPictures(state)) return state
  const [seen, next] = [old.visualCue, film.visualCue].map((cue) => cue.replace(/\.+$/, ''))
  if (seen === undefined || next === undefined || seen.includes(next)) return state
  return withFilm(state, scene, { ...old, visualCue: `${seen}; then: ${lowerFirst(next)}.` })
}

const hasPictures = ({ work }: State) => work.scenes.some(({ film }) => film.visualCue || film.cameraDirection)

function withFilm(state: State, scene: number, film: Omit<Film, 'notes'>): State {
  const scenes = state.work.scenes.map((each, at) =>
    at === scene ? { ...each, film: { ...film, notes: each.film.notes } } : each,
  )
  return withWork(state, { ...state.work, scenes })
}
