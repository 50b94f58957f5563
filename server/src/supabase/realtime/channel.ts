import type { Broadcast, Outgoing, Version } from './frames'
import type { Identity, Permissions } from './identity'
import type { Join } from './join'

/** One joined channel of one socket, as the rest of the module knows it. */
export interface Channel {
  /** With the prefix `realtime:`, as it stands in every frame. */
  topic: string
  name: string
  version: Version
  join: Join
  /** Changes when the client sends a new token. */
  identity: Identity
  permissions: Permissions
  /** Writes a frame to the socket, unless the channel has ended. */
  send(frame: Outgoing): void
  /** Sends the client the reason, and closes the channel. */
  fail(message: string): void
}

/** Public and private channels of one name do not meet. */
export const roomOf = (name: string, isPrivate: boolean) => `${isPrivate ? 'private' : 'public'}:${name}`

export interface RoomMessage {
  room: string
  broadcast: Broadcast
}
