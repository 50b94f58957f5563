import { anglesOf, composeScript, ideasOf, refineScript } from '@reelwright/writer'
import { suggestSeo } from '@reelwright/writer/seo'
import { answerInThread } from '../../platform/thread-answers'
import { productKinds } from './kinds'
import type { WriterRequest } from './writer-thread'

/** The thread in which the embedded writer works. */
answerInThread((request: WriterRequest) => {
  const { seed, avoid } = request
  if ('anglesOf' in request) return anglesOf(request.anglesOf, { seed, avoid, kinds: productKinds() })
  if ('ideasOf' in request) return ideasOf(request.ideasOf, { seed, avoid, kinds: productKinds() })
  if ('seoOf' in request) {
    const { facts, ...asked } = request.seoOf
    return suggestSeo(facts, { ...asked, kinds: productKinds() })
  }
  return 'brief' in request
    ? composeScript(request.brief, { seed, avoid, kinds: productKinds() })
    : refineScript(request.refining, { seed, avoid, kinds: productKinds() })
})
