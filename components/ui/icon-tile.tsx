import { Tile, type TileSize } from './tile'
import { ToolIcon } from './tool-icon'

export function IconTile({ name, size = 'small' }: { name: string; size?: TileSize }) {
  return (
    <Tile size={size}>
      <ToolIcon name={name} size={size === 'small' ? 20 : 26} />
    </Tile>
  )
}
