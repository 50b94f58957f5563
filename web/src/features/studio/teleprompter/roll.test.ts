import { describe, expect, test } from 'vitest'
import { exampleEdit } from '../edited-script/example-edit'
import { prompterScript } from './prompter-script'
import { advanced, atStart, judged, judgedPass, movedByLine, movedByScene, movedTo, type Roll, toggled } from './roll'

const prompter = prompterScript(exampleEdit(['One.', 'Two a. Two b.', 'Three.'], [4, 6, 5]))
const own = { speed: 1, stops: false }
const rolling: Roll = { ...atStart, phase: 'rolling' }
const after = (seconds: number, roll: Roll = rolling, pace = own) => advanced(roll, prompter, seconds, pace)

describe('rolling', () => {
  test('counts down three seconds to the start of a scene, and goes on at once in its middle', () => {
    const counting = toggled(atStart, prompter)
    expect(counting).toMatchObject({ phase: 'counting', wait: 3 })
    expect(after(2.9, counting)).toMatchObject({ phase: 'counting', at: 0 })
    expect(after(3, counting)).toMatchObject({ phase: 'rolling', at: 0 })
    const paused = toggled(after(2), prompter)
    expect(paused).toMatchObject({ phase: 'paused', at: 2 })
    expect(toggled(paused, prompter).phase).toBe('rolling')
    expect(toggled(counting, prompter)).toMatchObject({ phase: 'paused', at: 0 })
  })

  test.each([
    [0.5, 4],
    [1, 2],
    [2, 1],
  ])('at %s times the pace two seconds of script take %s', (speed, seconds) => {
    expect(after(seconds, rolling, { speed, stops: false }).at).toBeCloseTo(2)
  })

  test('is as far after one long frame as after many short ones', () => {
    let many = rolling
    for (let frame = 0; frame < 660; frame++) many = after(1 / 60, many)
    const one = after(11)
    expect(many.at).toBeCloseTo(one.at)
    expect(many.pass.scene).toBe(2)
    expect(one.pass).toMatchObject({ scene: 2, seconds: 1 })
  })

  test('pauses at the end, and restarts from there', () => {
    const end = after(60)
    expect(end).toMatchObject({ phase: 'paused', at: 15 })
    expect(toggled(end, prompter)).toMatchObject({ phase: 'counting', at: 0, done: null })
  })

  test('pauses after each scene when asked to', () => {
    expect(after(9, rolling, { speed: 1, stops: true })).toMatchObject({ phase: 'paused', at: 4 })
  })
})

describe('jumping', () => {
  test('goes by lines and by scenes, and back to the start of this scene first', () => {
    const at5 = after(5)
    expect(movedByScene(at5, prompter, 1).at).toBe(10)
    expect(movedByScene(at5, prompter, -1).at).toBe(0)
    expect(movedByScene(after(8), prompter, -1).at).toBe(4)
    expect(movedByLine(after(1), prompter, 1).at).toBe(4)
    expect(movedByLine(after(5), prompter, -1).at).toBe(0)
    expect(movedByScene(after(14), prompter, 1).at).toBe(15)
    expect(movedByLine(after(14), prompter, 1).at).toBe(15)
    expect(movedByLine(atStart, prompter, -1).at).toBe(0)
  })

  test.each([
    [-3, 0],
    [99, 15],
  ])('never leaves the script: %s is %s', (to, at) => {
    expect(movedTo(rolling, prompter, to).at).toBe(at)
  })
})

describe('a take', () => {
  test('is measured without its pauses', () => {
    const paused = toggled(after(2), prompter)
    const roll = after(1.5, toggled(after(60, paused), prompter))
    expect(judgedPass(roll)).toEqual({ scene: 0, seconds: 3.5 })
  })

  test('is that of the scene before, just after its end', () => {
    expect(judgedPass(after(4.8))).toEqual({ scene: 0, seconds: 4 })
    expect(judgedPass(after(6))).toEqual({ scene: 1, seconds: 2 })
    expect(judgedPass(after(60))).toEqual({ scene: 2, seconds: 5 })
  })

  test('is that of the scene one has left early for the next', () => {
    expect(judgedPass(movedByScene(after(3), prompter, 1))).toEqual({ scene: 0, seconds: 3 })
  })

  test('has no length when it began in the middle of its scene', () => {
    const middle = movedTo(rolling, prompter, 6)
    expect(judged(after(2, middle), prompter, 'good', own).pass).toEqual({ scene: 1, seconds: null })
    expect(judged(atStart, prompter, 'good', own).pass).toEqual({ scene: 0, seconds: null })
  })

  test('that is good goes on to the next scene, and is judged once', () => {
    const early = judged(after(3), prompter, 'good', own)
    expect(early.pass).toEqual({ scene: 0, seconds: 3 })
    expect(early.roll).toMatchObject({ phase: 'rolling', at: 4, done: null })
    const late = judged(after(4.8), prompter, 'good', own)
    expect(late.roll).toMatchObject({ phase: 'rolling', done: null })
    expect(late.roll.at).toBeCloseTo(4.8)
    expect(judged(after(14), prompter, 'good', own).roll).toMatchObject({ phase: 'paused', at: 15 })
    expect(judged(after(3), prompter, 'good', { speed: 1, stops: true }).roll).toMatchObject({ phase: 'paused', at: 4 })
  })

  test('that is not good restarts, with the countdown when it rolled', () => {
    const { pass, roll } = judged(after(4.8), prompter, 'retake', own)
    expect(pass).toEqual({ scene: 0, seconds: 4 })
    expect(roll).toMatchObject({ phase: 'counting', at: 0, wait: 3, pass: { scene: 0, seconds: 0 } })
    expect(judged(toggled(after(3), prompter), prompter, 'retake', own).roll).toMatchObject({ phase: 'paused', at: 0 })
  })
})
