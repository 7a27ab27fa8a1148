// First-order regression on features, weighted by non-local means crossed between two half buffers.
// Colours are three floats a pixel, features eight (the first is 0), the variance one.
#include <math.h>
#include <stdlib.h>

#define TILE 32
#define CUTOFF 8.f

typedef float row __attribute__((vector_size(32), aligned(4)));  // eight floats: one per feature
typedef struct { row moments[8], colours[3]; } sums;  // of x x' and of x times each colour
typedef struct {
  const float *halves[2], *variance;
  const row *features;
  float *result;
  int width, height, reach, patch;
  float strength, feature_weight;
} job;

static int within(int value, int count) { return value < 0 ? 0 : value >= count ? count - 1 : value; }

// How much the pixels of a tile differ from those one step away, beyond what noise explains.
static void differences(const job *j, int half, int left, int top, int dx, int dy, float *out) {
  const int edge = TILE + 2 * j->patch, w = j->width, h = j->height;
  const float *colours = j->halves[half], noise = j->strength * j->strength;
  for (int y = 0; y < edge; y++) {
    const int py = within(top + y - j->patch, h) * w, qy = within(top + y - j->patch + dy, h) * w;
    for (int x = 0; x < edge; x++) {
      const int p = py + within(left + x - j->patch, w), q = qy + within(left + x - j->patch + dx, w);
      const float vp = j->variance[p], vq = j->variance[q];
      float sum = 0;
      for (int c = 0; c < 3; c++) {
        const float d = colours[p * 3 + c] - colours[q * 3 + c];
        sum += d * d;
      }
      out[y * edge + x] = (sum / 3 - (vp + fminf(vp, vq))) / (1e-6f + noise * (vp + vq));
    }
  }
}

// The mean over the patch around each pixel of the tile, rows first.
static void patch_means(const job *j, const float *from, float *across, float *out) {
  const int edge = TILE + 2 * j->patch, size = 2 * j->patch + 1;
  for (int y = 0; y < edge; y++)
    for (int x = 0; x < TILE; x++) {
      float sum = 0;
      for (int i = 0; i < size; i++) sum += from[y * edge + x + i];
      across[y * TILE + x] = sum;
    }
  for (int y = 0; y < TILE; y++)
    for (int x = 0; x < TILE; x++) {
      float sum = 0;
      for (int i = 0; i < size; i++) sum += across[(y + i) * TILE + x];
      out[y * TILE + x] = fmaxf(0, sum / (size * size));
    }
}

static float total(row r) { return r[0] + r[1] + r[2] + r[3] + r[4] + r[5] + r[6] + r[7]; }

static void add(sums *to, row x, float weight, const float *colour) {
  const row weighted = x * weight;
  for (int i = 0; i < 8; i++) to->moments[i] += weighted * x[i];
  for (int c = 0; c < 3; c++) to->colours[c] += weighted * colour[c];
}

// The weight of a pixel in one half comes from the other half, so that noise cannot vouch for itself.
static void gather(const job *j, int left, int top, int dx, int dy, float *means[2], sums *tile) {
  static const row one = {1};
  for (int y = 0; y < TILE && top + y < j->height; y++)
    for (int x = 0; x < TILE && left + x < j->width; x++) {
      const int qx = left + x + dx, qy = top + y + dy;
      if (qx < 0 || qy < 0 || qx >= j->width || qy >= j->height) continue;
      const int q = qy * j->width + qx;
      const row step = j->features[q] - j->features[(top + y) * j->width + left + x];
      const float apart = total(step * step) * j->feature_weight;
      if (apart > CUTOFF) continue;
      for (int half = 0; half < 2; half++) {
        const float distance = means[1 - half][y * TILE + x] + apart;
        if (distance > CUTOFF) continue;
        add(&tile[(y * TILE + x) * 2 + half], step + one, expf(-distance), j->halves[half] + q * 3);
      }
    }
}

// Elimination from the last feature to the first: only the constant term is wanted.
static void solve(const sums *from, const float *fallback, float *out) {
  double m[8][11];
  for (int i = 0; i < 8; i++) {
    for (int k = 0; k < 8; k++) m[i][k] = from->moments[i][k];
    for (int c = 0; c < 3; c++) m[i][8 + c] = from->colours[c][i];
    if (i) m[i][i] += 2e-5 * m[0][0] + 1e-9;
  }
  for (int i = 7; i > 0; i--) {
    if (m[i][i] < 1e-12) continue;
    for (int r = 0; r < i; r++) {
      const double part = m[r][i] / m[i][i];
      for (int k = 0; k < 11; k++) m[r][k] -= k < i || k > 7 ? part * m[i][k] : 0;
    }
  }
  for (int c = 0; c < 3; c++) out[c] += 0.5f * (m[0][0] > 1e-12 ? m[0][8 + c] / m[0][0] : fallback[c]);
}

static void denoise_tile(const job *j, int left, int top) {
  const int edge = TILE + 2 * j->patch;
  sums *tile = malloc(sizeof(sums) * TILE * TILE * 2);
  float *raw = malloc(sizeof(float) * edge * edge), *across = malloc(sizeof(float) * edge * TILE);
  float *means[2] = {malloc(sizeof(float) * TILE * TILE), malloc(sizeof(float) * TILE * TILE)};
  for (int i = 0; i < TILE * TILE * 2; i++) tile[i] = (sums){0};
  for (int dy = -j->reach; dy <= j->reach; dy++)
    for (int dx = -j->reach; dx <= j->reach; dx++) {
      for (int half = 0; half < 2; half++) {
        differences(j, half, left, top, dx, dy, raw);
        patch_means(j, raw, across, means[half]);
      }
      gather(j, left, top, dx, dy, means, tile);
    }
  for (int y = 0; y < TILE && top + y < j->height; y++)
    for (int x = 0; x < TILE && left + x < j->width; x++) {
      const int p = ((top + y) * j->width + left + x) * 3;
      for (int half = 0; half < 2; half++) solve(&tile[(y * TILE + x) * 2 + half], j->halves[half] + p, j->result + p);
    }
  free(tile), free(raw), free(across), free(means[0]), free(means[1]);
}

void denoise(const float *first, const float *second, const float *variance, const float *features, float *result,
             int width, int height, int reach, int patch, float strength, float feature_weight) {
  const job j = {{first, second}, variance, (const row *)features, result, width, height, reach, patch, strength, feature_weight};
  #pragma omp parallel for schedule(dynamic, 1) collapse(2)
  for (int top = 0; top < height; top += TILE)
    for (int left = 0; left < width; left += TILE) denoise_tile(&j, left, top);
}
