/** Checks every kind file and names each fault with file and line: `npm run kinds`, or `npm run kinds -- NAME` for some of them. */
import { lostNouns, readKinds } from './read-kinds'

const wanted = process.argv[2] ?? ''
const { faults, kinds, index } = readKinds()
const shown = faults.filter(({ file }) => file.includes(wanted))
for (const { file, line, message } of shown) console.error(`writer/content/${file}:${line} ${message}`)
for (const { id, problems, features, pieces } of kinds.filter((kind) => kind.id.includes(wanted))) {
  const moments = problems.reduce((sum, problem) => sum + problem.moments.length, 0)
  console.log(
    `${id}: ${problems.length} problems, ${moments} moments, ${features.length} features, ${pieces.length} pieces`,
  )
}
const lost = lostNouns(index).filter((each) => each.includes(wanted))
for (const each of lost) console.error(each)
console.log(`${shown.length + lost.length} faults`)
process.exitCode = shown.length + lost.length > 0 ? 1 : 0
