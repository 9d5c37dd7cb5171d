import Box from '@mui/material/Box';
import { type DragEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface DropZoneProps {
  isOpen: boolean;
  onFiles: (files: File[]) => void;
  children: ReactNode;
}

/** Files can be dropped anywhere on it; the buttons inside do the same by keyboard and touch. */
export function DropZone({ isOpen, onFiles, children }: DropZoneProps) {
  const { t } = useTranslation('ui');
  const [isOver, setIsOver] = useState(false);
  const over = (event: DragEvent) => {
    if (!isOpen || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(true);
  };
  return (
    <Box
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={(event) => {
        const isInside =
          event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
        if (!isInside) setIsOver(false);
      }}
      onDrop={(event) => {
        if (!isOver) return;
        event.preventDefault();
        setIsOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
      sx={{ position: 'relative' }}
    >
      {children}
      {isOver && (
        <Box
          sx={{
            position: 'absolute',
            inset: -8,
            display: 'grid',
            placeItems: 'center',
            border: 2,
            borderStyle: 'dashed',
            borderColor: 'primary.main',
            borderRadius: 1,
            bgcolor: 'var(--accent-tint)',
            color: 'primary.main',
            fontWeight: 600,
            opacity: 0.95,
            pointerEvents: 'none',
          }}
        >
          {t('dropHere')}
        </Box>
      )}
    </Box>
  );
}
