import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useMedia } from '../../../platform'
import { cn } from '../../../ui'
import type { EditedScript } from '../edited-script/edited-script'
import { LeavePanel } from './leave-panel'
import { PrompterControls, type PrompterPanel } from './prompter-controls'
import { type Command, commandOf, wantsKey } from './prompter-keys'
import { ScenesPanel, SettingsPanel } from './prompter-panels'
import { prompterScript } from './prompter-script'
import { keepSettings, type PrompterSettings, readSettings, stepped } from './prompter-settings'
import { PrompterStage } from './prompter-stage'
import { judged, movedByLine, movedByScene, movedTo, toggled } from './roll'
import { measuredSeconds, secondsText } from './takes'
import { useAwake } from './use-awake'
import { useRoll } from './use-roll'
import { useTakes } from './use-takes'
import { useFullScreen, useInertPage, useWakeLock } from './use-whole-screen'

export interface TeleprompterProps {
  script: EditedScript
  /** Takes are logged for a saved script; otherwise they last as long as the page. */
  rowId: string | undefined
  onClose: () => void
  /** Measured seconds of good takes by the scene's id, offered when the teleprompter is left. Without it nothing is offered. */
  onUseSeconds?: (seconds: ReadonlyMap<number, number>) => void
}

/**
 * The script to speak from, over the whole screen. Once it is open it needs no connection. It shows the script as it was when it was
 * opened: nothing may change under somebody who speaks.
 */
export function Teleprompter({ script: given, rowId, onClose, onUseSeconds }: TeleprompterProps) {
  const [script] = useState(given)
  const prompter = useMemo(() => prompterScript(script), [script])
  const [settings, setSettings] = useState(readSettings)
  const [panel, setPanel] = useState<PrompterPanel | null>(null)
  const [isLeaving, setLeaving] = useState(false)
  const [said, setSaid] = useState('')
  const screen = useRef<HTMLDivElement>(null)
  const still = useMedia('(prefers-reduced-motion: reduce)')
  const { takes, own, addTake, turnTake } = useTakes(rowId)
  const { viewport, text, shown, change, drag } = useRoll(prompter, settings, still)
  const { isAwake, wake } = useAwake()
  const measured = measuredSeconds(own, script.scenes)

  const pause = () => change((roll) => (roll.phase === 'paused' ? roll : toggled(roll, prompter)))

  function leave() {
    if (isLeaving || !onUseSeconds || measured.size === 0) return onClose()
    pause()
    setLeaving(true)
  }

  useInertPage(screen)
  useFullScreen(leave)
  useWakeLock()

  function adjust(next: PrompterSettings) {
    setSettings(next)
    keepSettings(next)
  }

  function judge(verdict: 'good' | 'retake') {
    change((roll) => {
      const { roll: next, pass } = judged(roll, prompter, verdict, settings)
      const scene = prompter.scenes[pass.scene]
      if (scene) {
        const { seconds } = addTake(scene.id, verdict, pass.seconds)
        const length = seconds === null ? '' : `, ${secondsText(seconds)}`
        setSaid(`${verdict === 'good' ? 'Good take' : 'Retake'} of scene ${scene.number}${length}`)
      }
      return next
    })
  }

  function carryOut(command: Command) {
    wake()
    setSaid('')
    switch (command) {
      case 'toggle':
        setPanel(null)
        return change((roll) => toggled(roll, prompter))
      case 'next-scene':
        return change((roll) => movedByScene(roll, prompter, 1))
      case 'previous-scene':
        return change((roll) => movedByScene(roll, prompter, -1))
      case 'next-line':
        return change((roll) => movedByLine(roll, prompter, 1))
      case 'previous-line':
        return change((roll) => movedByLine(roll, prompter, -1))
      case 'start':
        return change((roll) => movedTo(roll, prompter, 0))
      case 'end':
        return change((roll) => movedTo(roll, prompter, prompter.total))
      case 'faster':
        return adjust(stepped(settings, 'speed', 1))
      case 'slower':
        return adjust(stepped(settings, 'speed', -1))
      case 'larger':
        return adjust(stepped(settings, 'size', 1))
      case 'smaller':
        return adjust(stepped(settings, 'size', -1))
      case 'mirror':
        return adjust({ ...settings, mirrored: !settings.mirrored })
      case 'scenes':
        return togglePanel('scenes')
      case 'good':
      case 'retake':
        return judge(command)
      case 'leave':
        return panel ? setPanel(null) : leave()
    }
  }

  function togglePanel(wanted: PrompterPanel) {
    pause()
    setPanel(panel === wanted ? null : wanted)
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || wantsKey(event.target, event.key)) return
    const command = commandOf(event)
    if (!command || (isLeaving && command !== 'leave')) return
    event.preventDefault()
    if (command !== 'ignored') carryOut(command)
  })
  /** A button that was clicked does not keep the focus: the next press of Space pauses. */
  const onClick = useEffectEvent((event: MouseEvent) => {
    if (event.detail > 0 && !isLeaving) screen.current?.focus({ preventScroll: true })
  })
  const onSight = useEffectEvent(() => {
    if (document.visibilityState === 'hidden') pause()
  })
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    // Of the document: a button that has just gone takes the focus with it.
    document.addEventListener('keydown', (event) => onKey(event), { signal })
    document.addEventListener('click', (event) => onClick(event), { signal })
    document.addEventListener('visibilitychange', () => onSight(), { signal })
    return () => listening.abort()
  }, [])

  const isRolling = shown.phase === 'rolling'
  const areControlsVisible = shown.phase === 'paused' || isAwake || panel !== null
  const place = `Paused in scene ${shown.scene + 1}`
  const status = said || { counting: 'Starts in 3 seconds', rolling: 'Rolling', paused: place }[shown.phase]

  return createPortal(
    <div
      ref={screen}
      role="dialog"
      aria-modal="true"
      aria-label="Teleprompter"
      data-prompter=""
      tabIndex={-1}
      className={cn(
        'fixed inset-0 z-60 overflow-hidden outline-none select-none',
        settings.light ? 'bg-[#fff] text-[#111]' : 'dark bg-[#000] text-[#fff]',
        isRolling && !areControlsVisible && 'cursor-none',
      )}
      onPointerMove={(event) => event.pointerType === 'mouse' && wake()}
    >
      <div className="contents" inert={isLeaving}>
        <PrompterStage
          prompter={prompter}
          settings={settings}
          line={shown.line}
          viewport={viewport}
          text={text}
          onTap={() => (panel ? setPanel(null) : carryOut('toggle'))}
          onDrag={drag}
        />
        {shown.phase === 'counting' && (
          <p
            aria-hidden="true"
            className="pointer-events-none absolute inset-x-0 top-[44%] text-center font-display text-[min(40vw,34vh)] leading-none font-bold text-accent tabular-nums"
          >
            {shown.count}
          </p>
        )}
        <PrompterControls
          title={said || script.title}
          prompter={prompter}
          shown={shown}
          speed={settings.speed}
          isVisible={areControlsVisible}
          panel={panel}
          onPanel={togglePanel}
          onCommand={carryOut}
        >
          {panel === 'settings' && <SettingsPanel settings={settings} onChange={adjust} />}
          {panel === 'scenes' && (
            <ScenesPanel
              prompter={prompter}
              takes={takes}
              scene={shown.scene}
              onJump={(seconds) => {
                setPanel(null)
                change((roll) => movedTo(roll, prompter, seconds))
              }}
              onTurn={(take) => {
                const { verdict } = turnTake(take)
                const number = prompter.scenes.find(({ id }) => id === take.scene)?.number ?? take.scene
                setSaid(`Take of scene ${number} is ${verdict === 'good' ? 'good' : 'a retake'}`)
              }}
            />
          )}
        </PrompterControls>
      </div>
      <p role="status" className="sr-only">
        {status}
      </p>
      {isLeaving && (
        <LeavePanel
          scenes={script.scenes}
          measured={measured}
          onUse={() => {
            onUseSeconds?.(measured)
            onClose()
          }}
          onLeave={onClose}
          onStay={() => setLeaving(false)}
        />
      )}
    </div>,
    document.body,
  )
}
