import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type Block, type Inline, parseInline } from './changelog.rules.ts';

export function MarkdownBlocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block) => <MarkdownBlock key={JSON.stringify(block)} block={block} />);
}

function MarkdownBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return (
        <Typography variant="h3" sx={{ mt: 2 }}>
          {block.text}
        </Typography>
      );
    case 'list':
      return (
        <Box component="ul" sx={{ mt: 1, mb: 0, pl: 3, '& li': { mb: 0.5 } }}>
          {block.items.map((item) => (
            <Typography component="li" key={item}>
              <InlineText text={item} />
            </Typography>
          ))}
        </Box>
      );
    case 'paragraph':
      return (
        <Typography sx={{ mt: 1 }}>
          <InlineText text={block.text} />
        </Typography>
      );
  }
}

function InlineText({ text }: { text: string }) {
  return parseInline(text).map((part) => <InlinePart key={part.start} part={part} />);
}

function InlinePart({ part }: { part: Inline }) {
  switch (part.kind) {
    case 'strong':
      return <strong>{part.text}</strong>;
    case 'emphasis':
      return <em>{part.text}</em>;
    case 'code':
      return <code>{part.text}</code>;
    case 'link':
      return (
        <Link href={part.address} rel="noreferrer">
          {part.text}
        </Link>
      );
    case 'text':
      return part.text;
  }
}
